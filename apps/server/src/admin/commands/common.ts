import { InvalidArgumentError } from 'commander'
import type { Config } from '../../config.ts'
import type { Connection } from '../connect.ts'

/** What the commands stand on. */
export interface ProgramDeps {
  readConfig: () => Config
  connect: (config: Config) => Promise<Connection>
  /** Asks on the terminal; resolves with what was typed, or undefined where nobody can be asked. */
  ask: (question: string) => Promise<string | undefined>
  /** The same, without showing what is typed. */
  askSecret: (question: string) => Promise<string | undefined>
  print: (text: string) => void
  /** Where a wrong command line is explained, and the progress of what takes long told. */
  warn: (text: string) => void
  now: () => Date
}

/** Does something with a connection, and prints what it came to. */
export type WithConnection = (work: (connection: Connection) => Promise<string>) => Promise<void>

export function connecting({
  readConfig,
  connect,
  print,
}: Pick<ProgramDeps, 'readConfig' | 'connect' | 'print'>): WithConnection {
  return async (work) => {
    const connection = await connect(readConfig())
    try {
      print(await work(connection))
    } finally {
      await connection.close()
    }
  }
}

export function readCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is a whole number from 1.')
  return count
}
