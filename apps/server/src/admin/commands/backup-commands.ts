import type { Command } from 'commander'
import { ConfigError } from '../../config-error.ts'
import { backUp } from '../backup/back-up.ts'
import type { Progress } from '../backup/dump.ts'
import { restore } from '../backup/restore.ts'
import { verify } from '../backup/verify.ts'
import { formatBytes } from '../format-bytes.ts'
import type { ProgramDeps } from './common.ts'

type Deps = Pick<ProgramDeps, 'readConfig' | 'print' | 'warn' | 'now'>

export function addBackupCommands(program: Command, { readConfig, print, warn, now }: Deps): void {
  const progress = tellNowAndThen(warn, () => now().getTime())
  program
    .command('backup')
    .description('write everything into one file, while the server runs or not')
    .argument('<file>', 'such as lingarden.tar.gz')
    .action(async (file: string) => print(await backUp(readConfig(), { file, now: now(), progress })))
  program
    .command('verify')
    .description('restore a backup into a database that is made for it and removed again, and count')
    .argument('<file>')
    .action(async (file: string) => print(await verify(file, progress)))
  program
    .command('restore')
    .description('put a backup in place of the data of a stopped server; what was there is kept beside it')
    .argument('<file>')
    .option(
      '--into <address>',
      'into an empty PostgreSQL instead, such as postgres://user:password@host/name',
    )
    .action(async (file: string, { into }: { into?: string }) => {
      if (into !== undefined && !/^postgres(ql)?:\/\//.test(into))
        throw new ConfigError('--into is the address of a PostgreSQL: postgres://user:password@host/name.')
      print(await restore(readConfig(), { file, into, stamp: stampOf(now()), progress }))
    })
}

/** Says every two seconds how far it is. */
function tellNowAndThen(tell: (text: string) => void, now: () => number): Progress {
  let told = now()
  return (table, bytes) => {
    if (now() - told < 2000) return
    told = now()
    tell(`  ${formatBytes(bytes)}, at ${table}\n`)
  }
}

/** Such as 20261121-140000, in UTC. */
function stampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
}
