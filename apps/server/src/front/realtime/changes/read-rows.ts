import type { Database } from '../../../database/database.ts'
import type { Caller } from '../../caller.ts'
import type { PublishedTable } from './published-tables.ts'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Rows by their key, with every published column that the caller's role may read. */
export async function readRows(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  { schema, table, key, keyType, columns }: PublishedTable,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const readable = columns.filter(({ roles }) => roles.includes(caller.role)).map(({ name }) => quote(name))
  const rows = await query<{ id: string; row: Record<string, unknown> }>(
    `select ${quote(key)}::text as id, to_jsonb(changed) as row
     from (select ${readable.join(', ')} from ${quote(schema)}.${quote(table)}
       where ${quote(key)} = any ($1::text[]::${keyType}[])) as changed`,
    [ids],
    { as: { ...caller, isReadOnly: true } },
  )
  return new Map(rows.map(({ id, row }) => [id, row]))
}

/**
 * Whom a row is read for: callers with the same one see the same of a table. Sessions and times in a token decide nothing.
 */
export function readerOf({ role, claims }: Caller, { sharedBy }: Pick<PublishedTable, 'sharedBy'>): string {
  if (role !== 'authenticated' || sharedBy.includes(role)) return role
  const { exp: _exp, iat: _iat, session_id: _session, ...who } = JSON.parse(claims) as Record<string, unknown>
  return JSON.stringify(who)
}
