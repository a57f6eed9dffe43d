import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The server as a process of its own, as an operator runs it. */
export interface MainProcess {
  child: ChildProcess
  /** The address, once it listens. */
  ready: Promise<string>
  /** Exit code and what went to standard error, once it ended. */
  ended: Promise<{ code: number | null; errors: string }>
}

/** Starts it on a free port unless told, with these settings and no others. */
export function startMain(environment: Record<string, string>): MainProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [main], { cwd: root, env: { PATH, HOME, PORT: '0', ...environment } })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const ready = new Promise<string>((resolve) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const url = /ready at (\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, errors }))
  })
  return { child, ready, ended }
}
