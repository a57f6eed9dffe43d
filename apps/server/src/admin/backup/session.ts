import { Client, type ClientConfig } from 'pg'
import { AdminError } from '../admin-error.ts'

/**
 * Values read the same whatever the database's settings are, so that the same rows are the same text; tables are read from
 * their beginning, whole, without a limit of time; row level security may hide nothing.
 */
const settings = {
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  xmloption: 'content',
  synchronize_seqscans: 'off',
  row_security: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/** Does work on one connection for a backup. */
export async function withSession<Result>(
  config: ClientConfig,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(config)
  // Lost, it fails the statement that runs; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect().catch((cause: Error) => {
    throw new AdminError(
      `PostgreSQL cannot be reached: ${cause.message}. Look at its address, and whether it runs.`,
      undefined,
      { cause },
    )
  })
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value])
    // Large indexes are sorted on the disk. Only a superuser, as of the embedded database, may lift its limit.
    await client.query('set temp_file_limit = -1').catch(() => undefined)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
