import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Caller } from '../../caller.ts'
import { likeStart } from './like-start.ts'

/** What a browser of a folder asks for. */
export const listSchema = z.object({
  prefix: z.string().max(1024).default(''),
  search: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})
export type ListQuery = z.output<typeof listSchema>

export interface ListEntry {
  name: string
  id: string | null
}

/**
 * What lies in one folder, as a caller sees it: files by their name in the folder, and the folders in it as entries without
 * an id.
 */
export async function listObjects(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  bucket: string,
  { prefix, search, limit, offset, sortBy }: ListQuery,
): Promise<ListEntry[]> {
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const start = folder === '' ? '' : `${folder}/`
  const rows = await query<{ entry: ListEntry }>(
    listSql(sortBy),
    [bucket, start, likeStart(start), likeStart(search), limit, offset],
    { as: { ...caller, isReadOnly: true } },
  )
  return rows.map(({ entry }) => entry)
}

/** The names of column and order come from lists of our own. */
const listSql = ({ column, order }: ListQuery['sortBy']) => `
  with found as (
    select substr(name, char_length($2) + 1) as rest, id, version, metadata, created_at, updated_at, last_accessed_at
    from storage.objects where bucket_id = $1 and name like $3
  ),
  entries as (
    select rest as name, false as is_folder, id, version, metadata, created_at, updated_at, last_accessed_at
    from found where strpos(rest, '/') = 0
    union all
    select distinct split_part(rest, '/', 1), true, null::uuid, null, null::jsonb, null::timestamptz,
      null::timestamptz, null::timestamptz
    from found where strpos(rest, '/') > 0
  )
  select to_jsonb(entries) - 'is_folder' as entry from entries
  where lower(name) like lower($4)
  order by ${column === 'name' ? '' : `is_folder desc, ${column} ${order}, `}name collate "C" ${order}
  limit $5 offset $6`
