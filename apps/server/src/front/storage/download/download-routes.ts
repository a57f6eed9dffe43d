import { Hono } from 'hono'
import type { Database } from '../../../database/database.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import type { PackageContents } from '../contents/package-contents.ts'
import { findObject, findPublicObject, findSignedObject } from '../objects.ts'
import { placeIn, placePath } from '../place.ts'
import type { UrlSigner } from '../signed-urls.ts'
import { describeObject } from './object-info.ts'
import { sendObject } from './send-object.ts'

interface Deps {
  database: Pick<Database, 'query'>
  contents: PackageContents
}

/** What needs no key: objects of public buckets, and signed addresses. */
export function openRoutes({ database, contents, signer }: Deps & { signer: UrlSigner }): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.get(`/public${placePath}`, async (c) =>
    sendObject(c, contents, await findPublicObject(database, placeIn(c)), 'public'),
  )
  routes.get(`/info/public${placePath}`, async (c) =>
    c.json(describeObject(await findPublicObject(database, placeIn(c)))),
  )
  routes.get(`/sign${placePath}`, async (c) => {
    const place = placeIn(c)
    await signer.verify(c.req.query('token'), place, 'download')
    return sendObject(c, contents, await findSignedObject(database, place), 'private')
  })
  return routes
}

/** What a caller may read. HEAD is answered as GET without its body. */
export function downloadRoutes({ database, contents }: Deps): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  for (const path of [`/info/authenticated${placePath}`, `/info${placePath}`])
    routes.get(path, async (c) =>
      c.json(describeObject(await findObject(database, c.get('caller'), placeIn(c)))),
    )
  for (const path of [`/authenticated${placePath}`, placePath])
    routes.get(path, async (c) =>
      sendObject(c, contents, await findObject(database, c.get('caller'), placeIn(c)), 'private'),
    )
  return routes
}
