import { Hono } from 'hono'
import type { Database } from '../../../database/database.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import { readJson } from '../json-body.ts'
import { checkBucketName } from '../object-name.ts'
import { listObjects, listSchema } from './list-objects.ts'
import { listPage, pagesSchema } from './list-pages.ts'

/** POST /object/list and /object/list-v2. */
export function listRoutes({ database }: { database: Pick<Database, 'query'> }): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.post('/list/:bucket', async (c) => {
    const asked = await readJson(c.req.raw, listSchema)
    return c.json(await listObjects(database, c.get('caller'), checkBucketName(c.req.param('bucket')), asked))
  })
  routes.post('/list-v2/:bucket', async (c) => {
    const asked = await readJson(c.req.raw, pagesSchema)
    return c.json(await listPage(database, c.get('caller'), checkBucketName(c.req.param('bucket')), asked))
  })
  return routes
}
