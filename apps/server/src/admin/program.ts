import { Command } from 'commander'
import { utcDay } from '../credits/credits.ts'
import { addBackupCommands } from './commands/backup-commands.ts'
import { connecting, readCount, type ProgramDeps } from './commands/common.ts'
import { addModelCommands } from './commands/model-commands.ts'
import { addStateCommands } from './commands/state-commands.ts'
import { addSuggestionCommands } from './commands/suggestion-commands.ts'
import { addUserCommands } from './commands/user-commands.ts'
import { grantCredits } from './learners.ts'

/** The operator's commands. Each says in one line what it did, or throws. */
export function createProgram(deps: ProgramDeps): Command {
  const withConnection = connecting(deps)
  const program = new Command('npm run admin --')
    // Both hold for the commands below, too.
    .exitOverride()
    .configureOutput({ writeErr: deps.warn })
    .description(
      'What the operator of a Lingarden does beside the app. Works while the server runs and while it does not.',
    )
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 misused or not confirmed.')

  addStateCommands(program, withConnection, deps)
  program
    .command('credits')
    .description('credits of learners')
    .command('grant')
    .description('give credits that last until the month ends')
    .argument('<email>')
    .argument('<amount>', 'credits, 1 to 10000000', readCount)
    .action((email: string, amount: number) =>
      withConnection((connection) =>
        grantCredits(connection, { email, amount, today: utcDay(deps.now().getTime()) }),
      ),
    )
  addModelCommands(program, deps)
  addUserCommands(program, withConnection, deps)
  addSuggestionCommands(program, withConnection)
  addBackupCommands(program, deps)
  return program
}
