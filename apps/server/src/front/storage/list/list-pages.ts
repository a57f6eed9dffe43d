import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Caller } from '../../caller.ts'
import { invalidRequest } from '../refusal.ts'
import { likeStart } from './like-start.ts'

const column = z.enum(['name', 'updated_at', 'created_at'])

/** What a client asks for that goes through a bucket page by page. */
export const pagesSchema = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: column.default('name'), order: z.enum(['asc', 'desc']).default('asc') })
    .prefault({}),
})
export type PagesQuery = z.output<typeof pagesSchema>

interface Entry {
  key: string
  sort: string
  is_folder: boolean
  object: Record<string, unknown>
}

export interface ObjectPage {
  hasNext: boolean
  folders: { key: string; name: string }[]
  objects: Record<string, unknown>[]
  nextCursor?: string
}

/** One page of the objects under a prefix; with a delimiter, what lies deeper stands there as folders. */
export async function listPage(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  bucket: string,
  asked: PagesQuery,
): Promise<ObjectPage> {
  const { prefix, limit, with_delimiter: byFolder } = asked
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor)
  const rows = await query<{ entry: Entry }>(
    pageSql(asked.sortBy),
    [bucket, prefix, likeStart(prefix), byFolder, after?.sort ?? null, after?.key ?? null, limit + 1],
    { as: { ...caller, isReadOnly: true } },
  )
  const entries = rows.slice(0, limit).map(({ entry }) => entry)
  const last = entries.at(-1)
  const hasNext = rows.length > limit
  return {
    hasNext,
    folders: entries.filter(({ is_folder }) => is_folder).map(({ key }) => ({ key, name: key })),
    objects: entries.filter(({ is_folder }) => !is_folder).map(({ object }) => object),
    ...(hasNext && last && { nextCursor: writeCursor(last) }),
  }
}

/**
 * The names of column and order come from lists of our own. A folder is the part of the names up to the next slash, with it;
 * its times are those of the newest object in it.
 */
const pageSql = ({ column: by, order }: PagesQuery['sortBy']) => {
  const sort = by === 'name' ? `''` : `to_char(${by} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`
  const [direction, beyond] = order === 'asc' ? ['asc', '>'] : ['desc', '<']
  return `
  with found as (
    select *, substr(name, char_length($2) + 1) as rest from storage.objects where bucket_id = $1 and name like $3
  ),
  entries as (
    select name as key, ${sort} as sort, false as is_folder,
      jsonb_build_object('id', id, 'name', name, 'key', name, 'version', version, 'metadata', metadata,
        'created_at', created_at, 'updated_at', updated_at, 'last_accessed_at', last_accessed_at) as object
    from found where not $4::boolean or strpos(rest, '/') = 0
    union all
    select $2 || split_part(rest, '/', 1) || '/', max(${sort}), true, '{}'
    from found where $4::boolean and strpos(rest, '/') > 0 group by 1
  )
  select to_jsonb(entries) as entry from entries
  where $5::text is null
    or (sort collate "C", key collate "C") ${beyond} ($5::text collate "C", $6::text collate "C")
  order by sort collate "C" ${direction}, key collate "C" ${direction} limit $7`
}

const cursorSchema = z.tuple([z.string(), z.string()])

const writeCursor = ({ sort, key }: Entry) => Buffer.from(JSON.stringify([sort, key])).toString('base64url')

function readCursor(cursor: string): { sort: string; key: string } {
  try {
    const [sort, key] = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    if (`${sort}${key}`.includes('\0')) throw invalidRequest('The cursor cannot be read')
    return { sort, key }
  } catch {
    throw invalidRequest('The cursor cannot be read')
  }
}
