import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import { readJson } from '../json-body.ts'
import { checkBucketName } from '../object-name.ts'
import { findNames, findObject, type ObjectPlace } from '../objects.ts'
import { placeIn, placePath } from '../place.ts'
import { accessDenied } from '../refusal.ts'
import { longestExpiry, uploadExpiry, type UrlSigner } from '../signed-urls.ts'
import { tryToKeep } from '../upload/keep-object.ts'

const expirySchema = z.int().min(1).max(longestExpiry)
const oneSchema = z.object({ expiresIn: expirySchema })
const manySchema = z.object({
  expiresIn: expirySchema,
  paths: z.array(z.string().max(1024)).min(1).max(500),
})

/** Addresses that are made in one turn of the event loop. */
const signedAtOnce = 25

const unseen = 'Either the object does not exist or you do not have access to it'

interface Deps {
  database: Pick<Database, 'query' | 'run'>
  signer: UrlSigner
}

/** Makes signed addresses: for what a caller may read, and for uploads that they may make. */
export function signingRoutes({ database, signer }: Deps): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  const signDownload = async ({ bucket, name }: ObjectPlace, expiresIn: number) => {
    const token = await signer.sign({ bucket, name }, { use: 'download' }, expiresIn)
    return `/object/sign/${bucket}/${name}?token=${token}`
  }

  routes.post(`/upload/sign${placePath}`, async (c) => {
    const { bucket, name } = placeIn(c)
    const caller = c.get('caller')
    if (caller.role === 'anon') throw accessDenied('Sign in to upload')
    const isUpsert = c.req.header('x-upsert') === 'true'
    const object = { place: { bucket, name }, isUpsert, mimetype: '', cacheControl: '', userMetadata: null }
    await tryToKeep(database, caller, object, 0)
    const claims = {
      use: 'upload' as const,
      upsert: isUpsert,
      ...(caller.userId && { owner: caller.userId }),
    }
    const token = await signer.sign({ bucket, name }, claims, uploadExpiry)
    return c.json({ url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token })
  })

  routes.post(`/sign${placePath}`, async (c) => {
    const place = placeIn(c)
    const { expiresIn } = await readJson(c.req.raw, oneSchema)
    await findObject(database, c.get('caller'), place)
    return c.json({ signedURL: await signDownload(place, expiresIn) })
  })

  routes.post('/sign/:bucket', async (c) => {
    const bucket = checkBucketName(c.req.param('bucket'))
    const { expiresIn, paths } = await readJson(c.req.raw, manySchema)
    const found = await findNames(database, c.get('caller'), bucket, paths)
    const sign = async (path: string) =>
      found.has(path)
        ? { error: null, path, signedURL: await signDownload({ bucket, name: path }, expiresIn) }
        : { error: unseen, path, signedURL: null }
    const signed = []
    for (let from = 0; from < paths.length; from += signedAtOnce) {
      signed.push(...(await Promise.all(paths.slice(from, from + signedAtOnce).map(sign))))
      // Others have their turn between them.
      await setImmediate()
    }
    return c.json(signed)
  })
  return routes
}
