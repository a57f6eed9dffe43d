import { configOf } from '../database/open-database.ts'
import { AdminError } from './admin-error.ts'
import { formatBytes } from './format-bytes.ts'
import { formatTable } from './format-table.ts'
import { reachDatabase, type OwnDatabase } from './reach-database.ts'
import { withSession } from './backup/session.ts'

// Rows as PostgreSQL estimates them: counting a million takes as long as reading them.
const tablesSql = `
select schemaname || '.' || relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::float8 as bytes
from pg_stat_user_tables
where schemaname in ('auth', 'storage', 'public', 'private', 'front') and (n_live_tup > 0 or pg_relation_size(relid) > 0)
order by bytes desc, name`
// Files that the server brings with it have no owner.
const wholeSql = `
select pg_database_size(current_database())::float8 as bytes,
  (select count(*)::float8 from storage.objects where owner_id is not null) as files,
  (select coalesce(sum((metadata ->> 'size')::bigint), 0)::float8 from storage.objects where owner_id is not null) as file_bytes,
  (select count(*)::float8 from auth.users) as accounts`

interface TableSize {
  name: string
  rows: number
  bytes: number
}
interface WholeSize extends Record<'bytes' | 'files' | 'file_bytes' | 'accounts', number> {}

/** Says how much there is, the largest first, as a table or as JSON. */
export async function describeSize(place: OwnDatabase, isJson: boolean): Promise<string> {
  if (place.database.mode === 'supabase')
    throw new AdminError('Supabase keeps the data: its dashboard shows the size under Database and Storage.')
  const { location, close } = await reachDatabase(place)
  try {
    const { tables, whole } = await withSession(configOf(location), async (client) => ({
      tables: (await client.query<TableSize>(tablesSql)).rows,
      whole: (await client.query<WholeSize>(wholeSql)).rows[0],
    }))
    return isJson ? JSON.stringify({ ...whole, tables }, null, 2) : describe(tables, whole)
  } finally {
    await close()
  }
}

function describe(tables: readonly TableSize[], whole: WholeSize | undefined): string {
  const { bytes = 0, files = 0, file_bytes: fileBytes = 0, accounts = 0 } = whole ?? {}
  return [
    formatTable([
      ['table', 'rows (about)', 'on disk'],
      ...tables.map((table) => [table.name, String(table.rows), formatBytes(table.bytes)]),
    ]),
    `${accounts} accounts, ${files} files of learners (${formatBytes(fileBytes)}), the whole database ${formatBytes(bytes)}.`,
  ].join('\n')
}
