import type { Client } from 'pg'
import { StartError } from '../errors.ts'

/** The first halves of our advisory locks: one that a starting server holds alone, one that each running server shares. */
const [startingLock, runningLock] = [1_817_402_331, 1_817_402_332]

/** How long a start waits for another server's start, in milliseconds. */
const patience = 30_000

// Who runs, by the name that its connection has.
const othersSql = `
select distinct coalesce(nullif(activity.application_name, ''), 'an unknown version') as name
from pg_locks as locks join pg_stat_activity as activity using (pid)
where locks.locktype = 'advisory' and locks.classid::bigint = $1 and locks.objid::bigint <> ($2::bigint & 4294967295)
  and locks.objsubid = 2 and locks.granted
  and locks.database = (select oid from pg_database where datname = current_database())`

/**
 * Notes that a server of this version runs on the database, for as long as the connection lives, and refuses where one of
 * another version does: each would change or miss what the other needs. Servers of one version may be many.
 * @param client a connection that stays (a pooler that hands it to others between transactions will not do)
 * @param version such as 0.1.0+20261121003700: of the program and of its newest migration
 * @throws StartError with one line for the operator; nothing was changed then
 */
export async function refuseOtherVersions(client: Client, version: string): Promise<void> {
  await client.query(`select set_config('application_name', $1, false)`, [nameOf(version)])
  await client.query(`select set_config('lock_timeout', $1, false)`, [String(patience)])
  await client.query('select pg_advisory_lock($1, 0)', [startingLock])
  try {
    const { rows } = await client.query<{ name: string }>(othersSql, [runningLock, hash(version)])
    if (rows.length > 0) throw refusal(version, rows)
    await client.query('select pg_advisory_lock_shared($1, $2)', [runningLock, hash(version)])
  } finally {
    await client.query('select pg_advisory_unlock($1, 0)', [startingLock])
  }
}

/** PostgreSQL cuts names after 63 bytes. */
const nameOf = (version: string) => `lingarden ${version}`.slice(0, 63)

function refusal(version: string, others: readonly { name: string }[]): StartError {
  const who = others.map(({ name }) => name).join(', ')
  return new StartError(
    `This is ${nameOf(version)}, and ${who} runs on the same database. All servers of one database are of one version: stop the others, start this one, then start the others as this version. Nothing was changed.`,
  )
}

/** Of 32 bits, as an advisory lock takes it (FNV-1a). */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01_00_01_93)
  return value | 0
}
