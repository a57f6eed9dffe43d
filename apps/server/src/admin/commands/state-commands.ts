import { Option, type Command } from 'commander'
import { AdminError } from '../admin-error.ts'
import { checkHealth } from '../health.ts'
import { describeSize } from '../size.ts'
import { describeSwitches, setSwitch, type SwitchName } from '../switches.ts'
import type { ProgramDeps, WithConnection } from './common.ts'

type Deps = Pick<ProgramDeps, 'readConfig' | 'print'>

export function addStateCommands(
  program: Command,
  withConnection: WithConnection,
  { readConfig, print }: Deps,
): void {
  program
    .command('status')
    .description('say whether the site and the sign-up are open')
    .action(() => withConnection(describeSwitches))
  addSwitch(program, 'site', 'open or close the site for everybody', withConnection)
  addSwitch(program, 'sign-up', 'open or close the sign-up of new learners', withConnection)
  program
    .command('health')
    .description('look whether the server answers, and at its database, migrations and versions')
    .action(async () => {
      const { isWell, report } = await checkHealth(readConfig())
      print(report)
      if (!isWell) throw new AdminError('Not all is well.')
    })
  program
    .command('size')
    .description('say how many rows, files and bytes there are')
    .option('--json', 'as JSON', false)
    .action(async ({ json }: { json: boolean }) => print(await describeSize(readConfig(), json)))
}

function addSwitch(
  program: Command,
  name: SwitchName,
  description: string,
  withConnection: WithConnection,
): void {
  program
    .command(name)
    .description(description)
    .addArgument(program.createArgument('<state>', 'on or off').choices(['on', 'off']))
    .addOption(new Option('--message <text>', 'what visitors read while it is off, 500 characters at most'))
    .action((state: 'on' | 'off', { message }: { message?: string }) =>
      withConnection((connection) => setSwitch(connection, name, { isOpen: state === 'on', message })),
    )
}
