import type { Logger } from 'pino'
import type { Database, Statement } from './database.ts'
import { isOutage } from './unavailable.ts'

/** Whether learners can be served. */
export interface Readiness {
  /** Whether reading and writing work, as of a second ago at most. Never rejects, and answers within 2.5 s. */
  isReady: () => Promise<boolean>
  close: () => void
}

interface ReadinessDeps {
  database: Pick<Database, 'run'>
  log: Pick<Logger, 'error' | 'warn'>
  /** Takes the one line that an operator reads in the terminal. */
  announce: (line: string) => void
  /** The clock, in milliseconds. */
  now: () => number
}

/** How long an answer holds, in milliseconds: however often somebody asks, the database is asked once in it. */
const lifetime = 1000
/** How long the database may take, in milliseconds. */
const patience = 2500
/** How often the server looks by itself, in milliseconds. */
const interval = 30_000

/**
 * Reads, writes a row (which a standby or a database that is told to take no writes refuses), and sorts out a megabyte on
 * the disk, which is gone when the statement ends: a full or read-only disk refuses it, while a row often still finds room
 * in a page that is there already.
 */
const probe: Statement[] = [
  { text: `select set_config('work_mem', '64kB', true)` },
  {
    text: `insert into front.readiness (checked_at) values (now())
      on conflict (id) do update set checked_at = excluded.checked_at`,
  },
  { text: `select count(*) from unnest(array_fill(repeat('x', 8000), array[128])) as filler` },
]

/** Looks whether the database serves, when asked and now and then, and tells the operator when that changes. */
export function createReadiness({ database, log, announce, now }: ReadinessDeps): Readiness {
  let lookedAt = -Infinity
  let last = true
  let looking: Promise<boolean> | undefined

  async function look(): Promise<boolean> {
    const begun = now()
    const failure = await attempt(database)
    if (failure === undefined && !last) announce('The database takes everything again.')
    if (failure !== undefined && last) {
      announce(explain(failure))
      // Of an outage the log has one line already.
      if (!isOutage(failure))
        log.error({ err: failure }, 'Not ready: the database refuses reading or writing')
    }
    last = failure === undefined
    lookedAt = begun
    looking = undefined
    return last
  }

  const isReady = async () => {
    if (now() - lookedAt < lifetime) return last
    looking ??= look()
    return looking
  }
  const timer = setInterval(() => void isReady(), interval).unref()
  return { isReady, close: () => clearInterval(timer) }
}

/** @returns why the database does not serve; undefined where it does */
async function attempt({ run }: Pick<Database, 'run'>): Promise<unknown> {
  const signal = AbortSignal.timeout(patience)
  const { promise: late, resolve } = Promise.withResolvers<unknown>()
  signal.addEventListener('abort', () => resolve(signal.reason))
  const done = run(probe, { signal }).then(
    () => undefined,
    (error: unknown) => error ?? new Error('The database refused'),
  )
  return Promise.race([done, late])
}

/** SQLSTATEs that tell an operator what to do. */
const explanations: Record<string, string> = {
  '53100':
    'The disk of the database is full: nothing can be kept. Free space on it; the server goes on by itself.',
  '53400': 'The database may write no more (a limit of its own): nothing can be kept. Raise the limit.',
  '58030':
    'The disk of the database cannot be written to: nothing can be kept. Look at the disk and its mount.',
  '25006': 'The database takes no writes (a standby, or set to read only): nothing can be kept.',
}

function explain(failure: unknown): string {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : ''
  return explanations[code] ?? 'The database does not answer. The server tries on.'
}
