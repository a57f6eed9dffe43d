import { createHmac } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { sweepLimits } from './sweep.ts'

/** Counts how often somebody comes, together with all other servers on the same database. */
export interface Limits {
  /**
   * Counts once. A window begins with the first time and ends `windowSeconds` later, whole.
   * @param key who and what is counted; only a hash of it is kept
   * @param limit how often the key may come in one window; at least 1
   * @returns 0 where it may come; where it is one too many, the seconds until the window ends, at least 1
   * @throws DatabaseUnavailable where it cannot be counted
   */
  wait: (key: string, limit: number, windowSeconds: number) => Promise<number>
  /** The same for whom it does not matter how long: false where it is one too many. */
  take: (key: string, limit: number, windowSeconds: number) => Promise<boolean>
}

/** Limits by how they count. */
export const limitsBy = (wait: Limits['wait']): Limits => ({
  wait,
  take: async (...counted) => (await wait(...counted)) === 0,
})

export interface LimitsDeps {
  database: Pick<Database, 'query' | 'run'>
  /** The clock, in milliseconds; the database's unless told, which is one for all servers. */
  now?: (() => number) | undefined
}

// A window that ends later than one of this length could has been left by a clock that was ahead.
const countSql = `
insert into front.rate_limits as held (key, until, count)
select $1::bytea, clock.now + span.length, 1
from (select coalesce($3::timestamptz, now()) as now) as clock, (select make_interval(secs => $2::float8) as length) as span
on conflict (key) do update set
  count = case when held.until > coalesce($3::timestamptz, now()) and held.until <= excluded.until
    then least(held.count, 1000000000) + 1 else 1 end,
  until = case when held.until > coalesce($3::timestamptz, now()) and held.until <= excluded.until
    then held.until else excluded.until end
returning count, ceil(extract(epoch from until - coalesce($3::timestamptz, now())) * 1000)::float8 as left`

/** After how many counted requests one server looks for windows that are over. */
const sweepEvery = 1000
/** Keys that one server remembers as refused, so that a flood of them costs the database nothing. */
const mostRefused = 10_000

/** Counts in the database: one round trip, and none for whom this server has refused in the same window. */
export function createLimits({ database, now }: LimitsDeps): Limits {
  const clock = now ?? (() => performance.now())
  /** When the window of each refused key ends, by this server's clock. */
  const refused = new Map<string, number>()
  let secret: Promise<string> | undefined
  let taken = 0

  async function hash(key: string): Promise<Buffer> {
    secret ??= readSecret(database)
    try {
      return createHmac('sha256', await secret)
        .update(key)
        .digest()
        .subarray(0, 16)
    } catch (error) {
      secret = undefined
      throw error
    }
  }

  function refuse(name: string, milliseconds: number): void {
    const [oldest] = refused.keys()
    if (oldest !== undefined && refused.size >= mostRefused) refused.delete(oldest)
    refused.set(name, clock() + milliseconds)
  }

  /** Milliseconds for which a key that was refused is refused still. */
  function leftOf(name: string): number {
    const until = refused.get(name)
    if (until === undefined) return 0
    if (clock() < until) return until - clock()
    refused.delete(name)
    return 0
  }

  function sweepNowAndThen(): void {
    taken += 1
    if (taken % sweepEvery !== 1) return
    // Not done, it is done by the next one.
    void sweepLimits({ database, now }).catch(() => undefined)
  }

  return limitsBy(async (key, limit, windowSeconds) => {
    const name = `${windowSeconds} ${limit} ${key}`
    const known = leftOf(name)
    if (known > 0) return toSeconds(known)
    const at = now ? new Date(now()) : null
    const values = [await hash(`${windowSeconds} ${key}`), windowSeconds, at]
    const [row] = await database.query<{ count: number; left: number }>(countSql, values)
    sweepNowAndThen()
    if (!row || row.count <= limit) return 0
    refuse(name, row.left)
    return toSeconds(row.left)
  })
}

const toSeconds = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

async function readSecret({ query }: Pick<Database, 'query'>): Promise<string> {
  const [row] = await query<{ value: string }>(
    `select value #>> '{}' as value from front.secrets where name = 'limits'`,
  )
  if (!row) throw new Error('The database holds no key for its limits')
  return row.value
}
