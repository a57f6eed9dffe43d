import type { LimitsDeps } from './limits.ts'

/** Keys counted at once, at most: some 20 MB. */
const mostKeys = 100_000

const expiredSql = 'delete from front.rate_limits where until <= coalesce($1::timestamptz, now())'

// Whoever came least often goes first: a flood of new names must not make the database forget who is guessing.
const surplusSql = `
delete from front.rate_limits where key in (
  select key from front.rate_limits order by count, until
  limit greatest(0, (select count(*) from front.rate_limits) - $1::bigint)
)`

/** Removes windows that are over, and what is more than can be kept. */
export async function sweepLimits({ database, now }: LimitsDeps, most: number = mostKeys): Promise<void> {
  await database.run([
    { text: expiredSql, values: [now ? new Date(now()) : null] },
    { text: surplusSql, values: [most] },
  ])
}
