import type { OwnTable } from '@lingarden/domain/own-data'
import type { SupabaseClient } from '@supabase/supabase-js'
import { dataUrlOf } from '@/lib/data-url'
import type { Storage } from '@/lib/storage'
import type { OwnSession } from '@lingarden/database/rows/own-session'

/** Rows, and files, that are read at once; the data API answers no more rows. */
const pageSize = 1000
const bucketName = 'feedback-screenshots'

/** All that is kept of a learner, as the file of an export holds it. */
interface OwnData {
  format: 'lingarden-data'
  version: 1
  /** ISO 8601. */
  exportedAt: string
  account: { id: string; email: string | undefined; created_at: string; user_metadata: object }
  /** Where the learner is signed in, as the settings list it. */
  sessions: OwnSession[]
  /** The rows of each table that has any of the learner's, by the name of the table. */
  tables: Record<string, object[]>
  /** Files of the learner, whole, as data URLs. */
  files: { name: string; content: string }[]
}

/**
 * Collects everything that the server keeps of the learner: of every table that the database knows to belong to learners,
 * and the sessions, which the auth service keeps in a table of its own.
 * @param client untyped, as which tables there are is not known before
 * @throws where anything of it cannot be read; a part would not be all
 */
export async function collectOwnData(
  client: Pick<SupabaseClient, 'auth' | 'from' | 'rpc'>,
  storage: Storage,
  now: Date,
): Promise<OwnData> {
  const { data: account, error } = await client.auth.getUser()
  if (error) throw error
  const { id, email, created_at, user_metadata } = account.user
  const { data: tables } = await client.rpc('list_own_tables', { p_user_id: id }).throwOnError()
  const { data: sessions } = await client.rpc('list_own_sessions', { p_user_id: id }).throwOnError()
  const rows: OwnData['tables'] = {}
  for (const table of tables as OwnTable[]) rows[table.name] = await readRows(client, table, id)
  return {
    format: 'lingarden-data',
    version: 1,
    exportedAt: now.toISOString(),
    account: { id, email, created_at, user_metadata },
    sessions: sessions as OwnSession[],
    tables: rows,
    files: await readFiles(storage, id),
  }
}

async function readRows(
  client: Pick<SupabaseClient, 'auth' | 'from' | 'rpc'>,
  { name, owner_columns, key_columns, part_tables }: OwnTable,
  userId: string,
): Promise<object[]> {
  const rows: object[] = []
  for (;;) {
    let page = client
      .from(name)
      .select(['*', ...part_tables.map((part) => `${part}(*)`)].join(','))
      .or(owner_columns.map((column) => `${column}.eq.${userId}`).join(','))
    for (const key of key_columns) page = page.order(key)
    const { data } = await page.range(rows.length, rows.length + pageSize - 1).throwOnError()
    rows.push(...(data as object[]))
    if (data.length < pageSize) return rows
  }
}

async function readFiles(storage: Storage, userId: string): Promise<OwnData['files']> {
  const bucket = storage.from(bucketName)
  const { data: entries, error } = await bucket.list(userId, { limit: pageSize })
  if (error) throw error
  const files: OwnData['files'] = []
  for (const { name } of entries) {
    const path = `${userId}/${name}`
    const { data, error: unread } = await bucket.download(path)
    if (unread) throw unread
    files.push({ name: path, content: await dataUrlOf(data) })
  }
  return files
}
