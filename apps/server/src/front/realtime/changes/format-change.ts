import type { ChangeNotice } from './change-notice.ts'
import type { FollowedTable } from './subscription.ts'

/**
 * The data of a `postgres_changes` event as JSON. Of a row that is gone only its key is told: nobody can be asked any more
 * whether they might read it.
 */
export function formatChange(
  { schema, table: name, type, id }: ChangeNotice,
  { table, columns }: FollowedTable,
  row: Record<string, unknown> | undefined,
  at: string,
): string {
  const isGone = type === 'DELETE'
  const names = isGone ? [table.key] : columns
  const typed = table.columns.filter((column) => names.includes(column.name))
  const record = isGone ? {} : Object.fromEntries(names.map((column) => [column, row?.[column] ?? null]))
  const old = { [table.key]: row?.[table.key] ?? id }
  return JSON.stringify({
    schema,
    table: name,
    type,
    commit_timestamp: at,
    columns: typed.map((column) => ({ name: column.name, type: column.type })),
    record,
    old_record: type === 'INSERT' ? {} : old,
    errors: null,
  })
}
