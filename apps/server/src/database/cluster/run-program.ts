import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { platform } from 'node:os'
import type { Account } from './account.ts'

export interface ProgramEnd {
  code: number | null
  signal: NodeJS.Signals | null
  /** What it wrote to both of its outputs. */
  output: string
}

/**
 * Starts a program in a session of its own, so that Ctrl-C in a terminal reaches us alone and we end it in order. It sees
 * nothing of our environment, which holds secrets and may hold settings of another PostgreSQL.
 */
export function startProgram(
  path: string,
  args: readonly string[],
  account: Account | undefined,
  stdio: StdioOptions,
): ChildProcess {
  const isWindows = platform() === 'win32'
  return spawn(path, args, {
    ...account,
    stdio,
    cwd: isWindows ? undefined : '/',
    env: isWindows ? windowsEnvironment() : { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' },
    detached: !isWindows,
    windowsHide: true,
  })
}

/** Runs a program to its end. Rejects where it cannot be started. */
export function runProgram(
  path: string,
  args: readonly string[],
  account: Account | undefined,
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = startProgram(path, args, account, ['ignore', 'pipe', 'pipe'])
    const chunks: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, output: chunks.join('') }))
  })
}

const windowsEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(SystemRoot|Path|TEMP|TMP)$/i.test(name)),
  )
