import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../caller.ts'
import { checkBucketName } from './object-name.ts'
import { readJson } from './json-body.ts'
import { accessDenied, invalidRequest, noSuchBucket, StorageRefusal } from './refusal.ts'

/** What a request of the storage API is known by. */
export interface StorageEnv {
  Variables: { caller: Caller }
}

const units: Record<string, number> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

/** Bytes, as a number or such as `5MB`. */
const sizeSchema = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,12}(?:B|KB|MB|GB)?$/)
    .transform((text) => Number.parseInt(text, 10) * (units[text.replace(/\d/g, '')] ?? 1)),
])
const rulesSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: sizeSchema.nullish(),
  allowed_mime_types: z.array(z.string().max(200)).max(100).nullish(),
})
const newBucketSchema = rulesSchema.extend({ id: z.string().optional(), name: z.string() })

const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('id'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

/** Objects that are deleted at once where a bucket is emptied. */
const deletedAtOnce = 500

type Deps = { database: Pick<Database, 'query'> }

const columns = `jsonb_build_object('id', id, 'name', name, 'owner', coalesce(owner_id, ''), 'public', public,
  'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types, 'created_at', created_at,
  'updated_at', updated_at) as bucket`

/** /bucket: learners see what policies let them see; only the server's key changes buckets. */
export function bucketRoutes({ database: { query } }: Deps): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  const reading = (caller: Caller) => ({ as: { ...caller, isReadOnly: true } })

  routes.get('/', async (c) => {
    const page = pageSchema.safeParse(c.req.query())
    if (!page.success) throw invalidRequest('The query cannot be read')
    const { limit, offset, search, sortColumn, sortOrder } = page.data
    const rows = await query(
      `select ${columns} from storage.buckets where strpos(name, $1) > 0
       order by ${sortColumn} ${sortOrder}, id limit $2 offset $3`,
      [search, limit, offset],
      reading(c.get('caller')),
    )
    return c.json(rows.map(({ bucket }) => bucket))
  })

  routes.get('/:id', async (c) => {
    const sql = `select ${columns} from storage.buckets where id = $1`
    const [row] = await query(sql, [c.req.param('id')], reading(c.get('caller')))
    if (!row) throw noSuchBucket()
    return c.json(row['bucket'] as object)
  })

  routes.use(async (c, next) => {
    if (c.get('caller').role !== 'service_role')
      throw accessDenied('Buckets are changed with the secret key of the server')
    await next()
  })

  routes.post('/', async (c) => {
    const { name, ...rules } = await readJson(c.req.raw, newBucketSchema)
    const id = checkBucketName(rules.id ?? name)
    await query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values ($1, $2, $3, $4, $5)`,
      [
        id,
        checkBucketName(name),
        rules.public ?? false,
        rules.file_size_limit ?? null,
        rules.allowed_mime_types ?? null,
      ],
    )
    return c.json({ name: id })
  })

  routes.put('/:id', async (c) => {
    const rules = await readJson(c.req.raw, rulesSchema)
    const [row] = await query(
      `update storage.buckets set updated_at = now(), public = coalesce($2, public),
         file_size_limit = case when $3 then $4::bigint else file_size_limit end,
         allowed_mime_types = case when $5 then $6::text[] else allowed_mime_types end
       where id = $1 returning id`,
      [
        c.req.param('id'),
        rules.public ?? null,
        rules.file_size_limit !== undefined,
        rules.file_size_limit ?? null,
        rules.allowed_mime_types !== undefined,
        rules.allowed_mime_types ?? null,
      ],
    )
    if (!row) throw noSuchBucket()
    return c.json({ message: 'Successfully updated' })
  })

  routes.post('/:id/empty', async (c) => {
    for (;;) {
      const sql = `delete from storage.objects where id in
        (select id from storage.objects where bucket_id = $1 limit $2) returning id`
      const rows = await query(sql, [c.req.param('id'), deletedAtOnce])
      if (rows.length < deletedAtOnce) return c.json({ message: 'Successfully emptied' })
    }
  })

  routes.delete('/:id', async (c) => {
    const id = c.req.param('id')
    const [object] = await query('select id from storage.objects where bucket_id = $1 limit 1', [id])
    if (object) throw new StorageRefusal(409, 'InvalidRequest', 'The bucket you tried to delete is not empty')
    const [row] = await query('delete from storage.buckets where id = $1 returning id', [id])
    if (!row) throw noSuchBucket()
    return c.json({ message: 'Successfully deleted' })
  })
  return routes
}
