import { Client, type ClientConfig } from 'pg'

/** Runs statements as one transaction, however long they take. */
export async function runScript(location: ClientConfig, sql: string): Promise<void> {
  const client = new Client(location)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
