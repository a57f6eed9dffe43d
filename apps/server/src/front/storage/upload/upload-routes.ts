import { Hono } from 'hono'
import type { Caller } from '../../caller.ts'
import { learnerTimeout } from '../../authenticate.ts'
import type { StorageEnv } from '../bucket-routes.ts'
import type { ObjectPlace } from '../objects.ts'
import { placeIn, placePath } from '../place.ts'
import type { SignedClaims, UrlSigner } from '../signed-urls.ts'
import { receiveObject, type ReceiveDeps } from './receive-object.ts'

const answer = ({ bucket, name }: ObjectPlace, id: string) => ({ Id: id, Key: `${bucket}/${name}` })

/** POST keeps a new object (or overwrites, by `x-upsert`), PUT overwrites. */
export function uploadRoutes(deps: ReceiveDeps): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  for (const method of ['POST', 'PUT'])
    routes.on(method, placePath, async (c) => {
      const place = placeIn(c)
      const { id } = await receiveObject(deps, c.get('caller'), place, c.req.raw, method === 'PUT')
      return c.json(answer(place, id))
    })
  return routes
}

/** PUT on a signed address, which somebody who may upload there was given. */
export function signedUploadRoutes({
  signer,
  ...deps
}: ReceiveDeps & { signer: UrlSigner }): Hono<StorageEnv> {
  const routes = new Hono<StorageEnv>()
  routes.put(`/upload/sign${placePath}`, async (c) => {
    const place = placeIn(c)
    const claims = await signer.verify(c.req.query('token'), place, 'upload')
    const { id } = await receiveObject(deps, callerOf(claims), place, c.req.raw, claims.upsert)
    return c.json(answer(place, id))
  })
  return routes
}

/** An upload by a signed address is that of whoever asked for the address, and no more than they may. */
function callerOf({ owner }: SignedClaims): Caller {
  const role = owner === undefined ? 'service_role' : 'authenticated'
  const claims = JSON.stringify({ role, sub: owner })
  return { role, claims, timeout: learnerTimeout, userId: owner, sessionId: undefined }
}
