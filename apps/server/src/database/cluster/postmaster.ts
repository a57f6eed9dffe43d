import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { platform } from 'node:os'
import { createInterface } from 'node:readline'
import { StartError } from '../../errors.ts'
import type { Account } from './account.ts'
import { codeOf } from './file-errors.ts'
import { explainSpawn, programPath, type Programs } from './programs.ts'
import { runProgram, startProgram } from './run-program.ts'

export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A running PostgreSQL. */
export interface Postmaster {
  pid: number
  ended: Promise<ProcessEnd>
  /**
   * Asks it to end: in order, or at once, after which it recovers at its next start. One that hears nothing is killed,
   * with the parts of it that would live on.
   */
  end: (how: 'fast' | 'immediate' | 'killed') => void
}

export interface PostmasterOptions {
  programs: Programs
  account: Account | undefined
  cluster: string
  args: readonly string[]
  /** What PostgreSQL says, line by line. */
  onLine: (line: string) => void
  /** Called with its number as soon as it runs. */
  onSpawn: (pid: number) => void
  onEnd: () => void
}

/** PostgreSQL ended before it took connections; the message is its own reason. */
export class PostmasterFailure extends Error {
  override name = 'PostmasterFailure'
}

/**
 * Starts PostgreSQL; resolves once it takes connections, which after an abrupt end is when it has recovered.
 * @throws PostmasterFailure, StartError
 */
export function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { programs, account, args, onLine, onSpawn, onEnd } = options
  const path = programPath(programs, 'postgres')
  const child = startProgram(path, args, account, ['ignore', 'ignore', 'pipe'])
  return new Promise((resolve, reject) => {
    const said: string[] = []
    const ended = new Promise<ProcessEnd>((settle) => {
      child.on('close', (code, signal) => settle({ code, signal }))
    })
    child.on('error', (cause) => reject(new StartError(explainSpawn(path, codeOf(cause)), { cause })))
    child.on('exit', onEnd)
    child.on('close', () => reject(new PostmasterFailure(reasonIn(said))))
    if (child.pid === undefined || !child.stderr) return
    onSpawn(child.pid)
    const postmaster = { pid: child.pid, ended, end: ending(child, options) }
    createInterface({ input: child.stderr }).on('line', (line) => {
      onLine(line)
      if (said.length < 100) said.push(line)
      if (!line.endsWith('database system is ready to accept connections')) return
      letGo(child)
      resolve(postmaster)
    })
  })
}

/** A running PostgreSQL is no reason for our own process to go on: whoever forgets to stop it ends it all the same. */
function letGo(child: ChildProcess): void {
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
}

/** Windows knows no signals. */
function ending(child: ChildProcess, { programs, cluster }: PostmasterOptions): Postmaster['end'] {
  const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const
  if (platform() !== 'win32')
    return (how) => {
      const parts = how === 'killed' ? partsOf(child.pid) : []
      child.kill(signals[how])
      for (const part of parts) end(part)
    }
  return (how) => {
    if (how === 'killed') return void child.kill()
    const args = ['stop', '-D', cluster, '-m', how, '--no-wait']
    // What it cannot end is noticed by who waits for the end.
    runProgram(programPath(programs, 'pg_ctl'), args, undefined).catch(() => undefined)
  }
}

/** The processes of a PostgreSQL, as far as the system tells: one that was halted does not see that its parent is gone. */
function partsOf(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** What it gave as its reason to end, or else the last that it said. */
function reasonIn(said: readonly string[]): string {
  const fatal = said
    .map((line) => /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1])
    .findLast((reason) => reason !== undefined)
  return fatal ?? said.at(-1) ?? 'it ended without a word'
}
