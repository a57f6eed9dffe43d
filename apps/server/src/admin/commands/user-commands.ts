import type { Command } from 'commander'
import { confirmAccount, invite, resetPassword, setPassword, signOut } from '../accounts.ts'
import { deleteLearner, listLearners } from '../learners.ts'
import { readCount, type ProgramDeps, type WithConnection } from './common.ts'

type Deps = Pick<ProgramDeps, 'ask' | 'askSecret'>

export function addUserCommands(program: Command, withConnection: WithConnection, deps: Deps): void {
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
  addInvite(users, withConnection)
  users
    .command('confirm')
    .description('confirm the address of an account whose mail did not come')
    .argument('<email>')
    .action((email: string) => withConnection((connection) => confirmAccount(connection, email)))
  addResetPassword(users, withConnection, deps)
  users
    .command('sign-out')
    .description('end all sessions of an account')
    .argument('<email>')
    .action((email: string) => withConnection((connection) => signOut(connection, email)))
  addDelete(users, withConnection, deps)
}

function addInvite(users: Command, withConnection: WithConnection): void {
  users
    .command('invite')
    .description('make an account and send its owner the link into it, also while the sign-up is closed')
    .argument('<email>')
    .option('--print', 'print the link instead of sending it', false)
    .action((email: string, { print: isTold }: { print: boolean }) =>
      withConnection((connection) => invite(connection, { email, isTold })),
    )
}

function addResetPassword(users: Command, withConnection: WithConnection, { askSecret }: Deps): void {
  users
    .command('reset-password')
    .description('send the link by which a learner chooses a new password')
    .argument('<email>')
    .option('--print', 'print the link instead of sending it', false)
    .option('--set', 'ask for a new password here instead', false)
    .action((email: string, { print: isTold, set: isSet }: { print: boolean; set: boolean }) =>
      withConnection((connection) =>
        isSet ? setPassword(connection, email, askTwice) : resetPassword(connection, { email, isTold }),
      ),
    )
  async function askTwice(): Promise<string | undefined> {
    const first = await askSecret('New password: ')
    return first && first === (await askSecret('Once more: ')) ? first : undefined
  }
}

function addDelete(users: Command, withConnection: WithConnection, { ask }: Deps): void {
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
}
