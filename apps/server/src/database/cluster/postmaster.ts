import { createInterface } from 'node:readline'
import { StartError } from '../../errors.ts'
import type { Account } from './account.ts'
import { programPath, type Programs } from './programs.ts'
import { startProgram } from './run-program.ts'

export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number
  ended: Promise<ProcessEnd>
  /** Asks it to end: in order, or at once, after which it recovers at its next start. */
  end: (how: 'fast' | 'immediate') => void
}

export interface PostmasterOptions {
  programs: Programs
  account: Account | undefined
  args: readonly string[]
  /** What PostgreSQL says, line by line. */
  onLine: (line: string) => void
}

/** Starts PostgreSQL; resolves once it takes connections. */
export function startPostmaster({ programs, account, args, onLine }: PostmasterOptions): Promise<Postmaster> {
  return new Promise((resolve, reject) => {
    const child = startProgram(programPath(programs, 'postgres'), args, account, ['ignore', 'ignore', 'pipe'])
    let fatal: string | undefined
    const ended = new Promise<ProcessEnd>((settle) => {
      child.on('close', (code, signal) => settle({ code, signal }))
    })
    child.on('error', reject)
    child.on('close', () =>
      reject(new StartError(`PostgreSQL did not start: ${fatal ?? 'it ended at once'}.`)),
    )
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      onLine(line)
      fatal = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? fatal
      if (line.endsWith('database system is ready to accept connections')) {
        resolve({
          pid: child.pid ?? 0,
          ended,
          end: (how) => void child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT'),
        })
      }
    })
  })
}
