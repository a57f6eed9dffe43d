import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import { readJson } from '../json-body.ts'
import { checkBucketName } from '../object-name.ts'
import { deleteObjects } from '../objects.ts'
import { placeIn, placePath } from '../place.ts'
import { noSuchObject } from '../refusal.ts'

const removeSchema = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) })

/** DELETE of one object, or of several of a bucket; what a caller may not delete stays, and is not named in the answer. */
export function removeRoutes({ database }: { database: Pick<Database, 'query'> }): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.delete('/:bucket', async (c) => {
    const { prefixes } = await readJson(c.req.raw, removeSchema)
    const bucket = checkBucketName(c.req.param('bucket'))
    return c.json(await deleteObjects(database, c.get('caller'), bucket, prefixes))
  })
  routes.delete(placePath, async (c) => {
    const { bucket, name } = placeIn(c)
    const deleted = await deleteObjects(database, c.get('caller'), bucket, [name])
    if (deleted.length === 0) throw noSuchObject()
    return c.json({ message: 'Successfully deleted' })
  })
  return routes
}
