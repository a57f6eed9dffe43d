import { Hono } from 'hono'
import { z } from 'zod'
import type { Caller } from '../../caller.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import { checkSize, checkType, findBucket } from '../buckets.ts'
import { readJson } from '../json-body.ts'
import { checkBucketName, checkObjectName } from '../object-name.ts'
import { findObject, moveObject, type ObjectPlace, type StoredObject } from '../objects.ts'
import { readCacheControl } from '../upload/announced-upload.ts'
import { keepObject, tryToKeep, type NewObject } from '../upload/keep-object.ts'
import { countUpload, type ReceiveDeps } from '../upload/receive-object.ts'

const transferSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
})
type Transfer = z.output<typeof transferSchema>

/** POST /object/move and /object/copy. */
export function transferRoutes(deps: ReceiveDeps): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.post('/move', async (c) => {
    const caller = c.get('caller')
    const { from, to } = placesOf(await readJson(c.req.raw, transferSchema))
    const { metadata } = await findObject(deps.database, caller, from)
    await checkDestination(deps, to, metadata)
    await moveObject(deps.database, caller, from, to)
    return c.json({ message: 'Successfully moved' })
  })

  routes.post('/copy', async (c) => {
    const caller = c.get('caller')
    const transfer = await readJson(c.req.raw, transferSchema)
    const { from, to } = placesOf(transfer)
    const source = await findObject(deps.database, caller, from)
    await copy(deps, caller, source, describeCopy(source, to, transfer, c.req.header('x-upsert') === 'true'))
    const Key = `${to.bucket}/${to.name}`
    return c.json({ Key, key: Key })
  })
  return routes
}

function placesOf({ bucketId, sourceKey, destinationKey, destinationBucket }: Transfer) {
  const from = { bucket: checkBucketName(bucketId), name: checkObjectName(sourceKey) }
  const bucket = checkBucketName(destinationBucket ?? bucketId)
  return { from, to: { bucket, name: checkObjectName(destinationKey) } }
}

/** What the bucket at the other end takes holds for what is moved and copied there, too. */
async function checkDestination(
  { database }: Pick<ReceiveDeps, 'database'>,
  to: ObjectPlace,
  metadata: StoredObject['metadata'],
): Promise<void> {
  const bucket = await findBucket(database, to.bucket)
  checkSize(bucket, metadata?.size ?? 0)
  checkType(bucket, metadata?.mimetype ?? 'application/octet-stream')
}

function describeCopy(
  { metadata, user_metadata }: StoredObject,
  place: ObjectPlace,
  { copyMetadata, metadata: told }: Transfer,
  isUpsert: boolean,
): NewObject {
  const changed = copyMetadata ? undefined : told
  return {
    place,
    isUpsert,
    mimetype: changed?.mimetype ?? metadata?.mimetype ?? 'application/octet-stream',
    cacheControl: readCacheControl(changed?.cacheControl ?? metadata?.cacheControl),
    userMetadata: copyMetadata ? user_metadata : null,
  }
}

async function copy(
  deps: ReceiveDeps,
  caller: Caller,
  source: StoredObject,
  object: NewObject,
): Promise<void> {
  const { database, contents, limits } = deps
  const size = source.metadata?.size ?? 0
  await checkDestination(deps, object.place, { size, mimetype: object.mimetype })
  await tryToKeep(database, caller, object, size)
  await countUpload(limits, caller)
  await keepObject(deps, caller, object, contents.read(source.version ?? '', { start: 0, end: size }))
}
