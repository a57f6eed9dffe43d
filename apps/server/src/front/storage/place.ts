import type { Context } from 'hono'
import { checkBucketName, checkObjectName } from './object-name.ts'
import type { ObjectPlace } from './objects.ts'

/** A path that ends with bucket and name. */
export const placePath = '/:bucket/:name{.+}'

/** The bucket and the name that an address ends with. @throws StorageRefusal where no object can have them */
export function placeIn(c: Context): ObjectPlace {
  const { bucket = '', name = '' } = c.req.param() as { bucket?: string; name?: string }
  return { bucket: checkBucketName(bucket), name: checkObjectName(name) }
}
