import type { Json } from '@lingarden/database/generated/types'
import type { ExportedRow, RestoredTable } from '@lingarden/domain/restore/read-own-data'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@lingarden/database/generated/types'

/** What became of rows: written, or refused as they are. What was there already is neither. */
export interface RestoredRows {
  written: number
  refused: number
}

/**
 * Sends rows of an export. Where the server refuses some as they are, the others go without them: parts are halved until
 * each wrong one stands by itself.
 * @throws where the server cannot be reached, has failed, or holds no more; what was sent may be sent again
 */
export async function sendRows(
  client: Pick<SupabaseClient<Database>, 'rpc'>,
  userId: string,
  table: RestoredTable,
  rows: readonly ExportedRow[],
): Promise<RestoredRows> {
  const { data, error, status } = await client.rpc('restore_own_data', {
    p_user_id: userId,
    p_table: table,
    p_rows: rows as unknown as Json,
  })
  if (!error) return { written: data, refused: 0 }
  if (!isOfTheRows(status, error.code)) throw new Error('The export could not be taken in', { cause: error })
  if (rows.length <= 1) return { written: 0, refused: rows.length }
  const half = Math.ceil(rows.length / 2)
  const first = await sendRows(client, userId, table, rows.slice(0, half))
  const second = await sendRows(client, userId, table, rows.slice(half))
  return { written: first.written + second.written, refused: first.refused + second.refused }
}

/** Classes 22 and 23 of SQLSTATE: values that cannot be, and rules of the table; 413 is a row that is too large. */
const isOfTheRows = (status: number, code: string): boolean => status === 413 || /^2[23]/u.test(code)
