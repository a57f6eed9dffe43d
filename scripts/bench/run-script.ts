import { Client, type ClientConfig } from 'pg'

/** Runs statements as one transaction, however long they take. */
export async function runScript(location: ClientConfig, sql: string): Promise<void> {
  const client = new Client(location)
  await client.connect()
  try {
    // The embedded PostgreSQL gives every statement a minute.
    await client.query('set statement_timeout = 0')
    await client.query(sql)
  } finally {
    await client.end()
  }
}
