import { totalmem } from 'node:os'
import type { Command } from 'commander'
import { describeLocal } from '../../engines/local-models/describe-local.ts'
import { findLocalServers } from '../../engines/local-models/find-local-servers.ts'
import type { ProgramDeps } from './common.ts'

/** How long the operator waits for servers of this machine, in milliseconds: longer than a start, which goes on without them. */
const patience = 3000

export function addModelCommands(
  program: Command,
  { readConfig, print }: Pick<ProgramDeps, 'readConfig' | 'print'>,
): void {
  program
    .command('models')
    .description('say which language models on this machine could answer learners, and what they take')
    .action(async () => {
      const { localAddresses } = readConfig()
      print(describeLocal(await findLocalServers(localAddresses, patience), localAddresses, totalmem()))
    })
}
