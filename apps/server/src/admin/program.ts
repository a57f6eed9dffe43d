import { suggestionStatuses, type SuggestionStatus } from '@lingarden/domain/suggestions/suggestion'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Config } from '../config.ts'
import { utcDay } from '../credits/credits.ts'
import { backUp, restore } from './backup.ts'
import type { Connection } from './connect.ts'
import { deleteLearner, grantCredits, listLearners } from './learners.ts'
import { listSuggestions, setSuggestionStatus } from './suggestions.ts'
import { describeSwitches, setSwitch, type SwitchName } from './switches.ts'

export interface ProgramDeps {
  readConfig: () => Config
  connect: (config: Config) => Promise<Connection>
  /** Asks on the terminal; resolves with what was typed, or undefined where nobody can be asked. */
  ask: (question: string) => Promise<string | undefined>
  print: (text: string) => void
  /** Where a wrong command line is explained. */
  warn: (text: string) => void
  now: () => Date
}

/** The operator's commands. Each says in one line what it did, or throws. */
export function createProgram({ readConfig, connect, ask, print, warn, now }: ProgramDeps): Command {
  const withConnection = async (work: (connection: Connection) => Promise<string>) => {
    const connection = await connect(readConfig())
    try {
      print(await work(connection))
    } finally {
      await connection.close()
    }
  }
  const program = new Command('npm run admin --')
    // Both hold for the commands below, too.
    .exitOverride()
    .configureOutput({ writeErr: warn })
    .description(
      'What the operator of a Lingarden does beside the app. Works while the server runs and while it does not.',
    )
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 misused or not confirmed.')

  program
    .command('status')
    .description('say whether the site and the sign-up are open')
    .action(() => withConnection(describeSwitches))
  addSwitch(program, 'site', 'open or close the site for everybody', withConnection)
  addSwitch(program, 'sign-up', 'open or close the sign-up of new learners', withConnection)

  const credits = program.command('credits').description('credits of learners')
  credits
    .command('grant')
    .description('give credits that last until the month ends')
    .argument('<email>')
    .argument('<amount>', 'credits, 1 to 10000000', readCount)
    .action((email: string, amount: number) =>
      withConnection((connection) =>
        grantCredits(connection, { email, amount, today: utcDay(now().getTime()) }),
      ),
    )

  const users = program.command('users').description('accounts')
  users
    .command('list')
    .description('list accounts, the newest first')
    .option('--search <text>', 'part of the e-mail address', '')
    .option('--limit <count>', 'how many, 1000 at most', readCount, 50)
    .option('--json', 'as JSON', false)
    .action(({ search, limit, json }: { search: string; limit: number; json: boolean }) =>
      withConnection((connection) => listLearners(connection, { search, limit, isJson: json })),
    )
  users
    .command('delete')
    .description('delete an account with everything that belongs to it')
    .argument('<email>')
    .option('--yes', 'without asking', false)
    .action((email: string, { yes }: { yes: boolean }) =>
      withConnection((connection) =>
        deleteLearner(connection, email, async (address) => {
          if (yes) return true
          const typed = await ask(`This cannot be undone. Type ${address} to delete the account: `)
          return typed?.trim().toLowerCase() === address.toLowerCase()
        }),
      ),
    )

  addSuggestions(program, withConnection)

  program
    .command('backup')
    .description('pack the data of a stopped server into one file')
    .argument('<file>', 'such as lingarden.tar.gz')
    .action(async (file: string) => print(await backUp(readConfig(), file)))
  program
    .command('restore')
    .description('put a backup in place of the data of a stopped server; what was there is kept beside it')
    .argument('<file>')
    .action(async (file: string) => print(await restore(readConfig(), file, stampOf(now()))))
  return program
}

function addSwitch(
  program: Command,
  name: SwitchName,
  description: string,
  withConnection: (work: (connection: Connection) => Promise<string>) => Promise<void>,
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

function addSuggestions(
  program: Command,
  withConnection: (work: (connection: Connection) => Promise<string>) => Promise<void>,
): void {
  const suggestions = program.command('suggestions').description('what learners wish for')
  suggestions
    .command('list')
    .description('list suggestions, those with the most votes first')
    .addOption(new Option('--status <status>', 'those of one status').choices(suggestionStatuses))
    .option('--json', 'as JSON', false)
    .action(({ status, json }: { status?: SuggestionStatus; json: boolean }) =>
      withConnection((connection) => listSuggestions(connection, { status, isJson: json })),
    )
  suggestions
    .command('set')
    .description('say where a suggestion stands')
    .argument('<id>', 'as the list shows it')
    .addArgument(program.createArgument('<status>').choices(suggestionStatuses))
    .action((id: string, status: SuggestionStatus) =>
      withConnection((connection) => setSuggestionStatus(connection, id, status)),
    )
}

function readCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1.')
  return count
}

/** Such as 20261121-140000, in UTC. */
function stampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
}
