import { listBuiltFiles } from '@lingarden/content/dictionary-files'
import { Hono } from 'hono'
import type { JWK } from 'jose'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { Authenticate } from '../authenticate.ts'
import type { Limits } from '../limits/limits.ts'
import { bucketRoutes, type StorageEnv } from './bucket-routes.ts'
import { removeRoutes } from './change/remove-routes.ts'
import { signingRoutes } from './change/signing-routes.ts'
import { transferRoutes } from './change/transfer-routes.ts'
import { ContentsMissing, StoreUnavailable, type ObjectContents } from './contents/contents.ts'
import { withPackageContents } from './contents/package-contents.ts'
import { downloadRoutes, openRoutes } from './download/download-routes.ts'
import { listRoutes } from './list/list-routes.ts'
import { notOffered, StorageRefusal, toRefusal } from './refusal.ts'
import { shareDatabase, sharedPaths } from './share-database.ts'
import { createUrlSigner } from './signed-urls.ts'
import { createBodySlots } from './upload/body-slots.ts'
import { signedUploadRoutes, uploadRoutes } from './upload/upload-routes.ts'

export interface StorageDeps {
  database: Pick<Database, 'query' | 'run'>
  /** Where contents lie: the database or an S3-compatible store. */
  contents: ObjectContents
  authenticate: Authenticate
  keys: { signing: JWK }
  limits: Limits
  log: Logger
  /** Milliseconds since the epoch. */
  now: () => number
  /** Milliseconds for the body of one upload. */
  bodyTime?: number
}

const minute = 60_000

/**
 * Supabase's storage API, as storage-js 2.119 speaks it, to be mounted at /storage/v1. Row level security on storage.objects
 * decides who may do what.
 */
export function createStorage(deps: StorageDeps): Hono<StorageEnv> {
  const { database, log, now, limits, bodyTime = minute } = deps
  const contents = withPackageContents(listBuiltFiles(), deps.contents)
  const signer = createUrlSigner(deps.keys.signing, now)
  const receive = { database, contents, now, limits, slots: createBodySlots(), bodyTime }
  const app = new Hono<StorageEnv>()

  app.onError((error, c) => {
    const refusal = toRefusal(error)
    if (refusal) return refusal.toResponse()
    log.error(
      { err: error, path: c.req.path },
      error instanceof ContentsMissing ? 'A file is missing' : 'Storage failed',
    )
    return internalError(error).toResponse()
  })
  // What anybody may have, or whoever holds a signed address.
  app.route('/object', openRoutes({ database, contents, signer }))
  app.route('/object', signedUploadRoutes({ ...receive, signer }))
  app.use(async (c, next) => {
    c.set('caller', await deps.authenticate(c.req.raw))
    await next()
  })
  const share = shareDatabase()
  for (const path of sharedPaths) app.use(path, share)
  app.delete('/object/*', share)
  app.route('/bucket', bucketRoutes({ database }))
  app.route('/object', listRoutes({ database }))
  app.route('/object', signingRoutes({ database, signer }))
  app.route('/object', transferRoutes(receive))
  app.route('/object', removeRoutes({ database }))
  app.route('/object', downloadRoutes({ database, contents }))
  app.route('/object', uploadRoutes(receive))
  // Resumable uploads, pictures made to measure, vectors and the like.
  app.all('*', () => {
    throw notOffered()
  })
  return app
}

/** A fault of ours, whose cause stands in the log only. */
function internalError(error: unknown): StorageRefusal {
  if (error instanceof ContentsMissing)
    return new StorageRefusal(404, 'NoSuchKey', 'The contents of this object are missing')
  if (error instanceof StoreUnavailable)
    return new StorageRefusal(
      503,
      'StoreUnavailable',
      'The store of files cannot be reached; please try again in a moment',
      5,
    )
  return new StorageRefusal(500, 'InternalError', 'Something went wrong on the server. Please try again.')
}
