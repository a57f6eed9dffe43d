import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommanderError } from 'commander'
import { pino } from 'pino'
import { ConfigError } from '../config-error.ts'
import { readConfig } from '../config.ts'
import { quietConsole } from '../http/quiet-console.ts'
import { AdminError, exitCodes } from './admin-error.ts'
import { connect } from './connect.ts'
import { createProgram } from './program.ts'

// The operator's command line: what keeps a command from being carried out is one clear line.
if (existsSync('.env')) process.loadEnvFile('.env')
quietConsole(console, pino({ level: 'warn' }))
const program = createProgram({
  readConfig: () => readConfig(process.env),
  connect,
  ask,
  askSecret,
  print: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(text),
  now: () => new Date(),
})
try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = report(error)
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.misused
  const message = error instanceof Error ? error.message : messageOf(error)
  process.stderr.write(`${message}\n`)
  if (error instanceof AdminError) return error.exitCode
  return error instanceof ConfigError ? exitCodes.misused : exitCodes.failed
}

/** Errors of Supabase are plain objects. */
function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)
}

async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

/** What is typed goes to an output that shows nothing; so it stands neither on the screen nor in a shell's history. */
async function askSecret(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
