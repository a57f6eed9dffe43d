import type { Limits } from '../../limits/limits.ts'
import type { Caller } from '../../caller.ts'
import { checkSize, checkType, findBucket, sizeLimit, type BucketRules } from '../buckets.ts'
import type { ObjectPlace } from '../objects.ts'
import { slowDown } from '../refusal.ts'
import {
  readAnnouncement,
  readCacheControl,
  readUserMetadata,
  type AnnouncedUpload,
} from './announced-upload.ts'
import { largeBody, type BodySlots } from './body-slots.ts'
import { checkedBytes } from './file-signature.ts'
import { openFormFile } from './form-body.ts'
import { keepObject, tryToKeep, type KeepDeps, type NewObject } from './keep-object.ts'
import { limitedBody } from './limited-body.ts'

export interface ReceiveDeps extends KeepDeps {
  limits: Limits
  slots: BodySlots
  /** Milliseconds for the body of one request. */
  bodyTime: number
}

/** Bytes that a form may have beside its file. */
const formOverhead = 64 * 1024
/** Uploads of one account in a minute. */
const uploadsPerMinute = 60

/**
 * Takes an object in: who sends it, whether they may, its size and type are looked at before its body is read.
 * @returns the id of its row
 * @throws StorageRefusal, or pg's DatabaseError
 */
export async function receiveObject(
  deps: ReceiveDeps,
  caller: Caller,
  place: ObjectPlace,
  request: Request,
  isOverwriting: boolean,
): Promise<{ id: string; eTag: string }> {
  const announced = readAnnouncement(request.headers, isOverwriting)
  const bucket = await findBucket(deps.database, place.bucket)
  const object = checkAnnounced(bucket, place, announced)
  const overhead = announced.isForm ? formOverhead : 0
  await tryToKeep(deps.database, caller, object, Math.max(0, (announced.length ?? 0) - overhead))
  await countUpload(deps.limits, caller)

  const receive = () => receiveBody(deps, caller, bucket, object, announced, request.body)
  const isLarge = announced.length === undefined || announced.length > largeBody
  return isLarge ? deps.slots.hold(caller.userId ?? caller.role, receive) : receive()
}

function checkAnnounced(bucket: BucketRules, place: ObjectPlace, announced: AnnouncedUpload): NewObject {
  const { isForm, length = 0, contentType, isUpsert, cacheControl, userMetadata } = announced
  checkSize(bucket, isForm ? length - formOverhead : length)
  // That of a form stands inside it.
  const mimetype = isForm ? 'application/octet-stream' : checkType(bucket, contentType)
  return { place, isUpsert, mimetype, cacheControl, userMetadata }
}

/** Counts one upload of an account. @throws StorageRefusal where it is one too many */
export async function countUpload(limits: Limits, { userId }: Caller): Promise<void> {
  if (userId === undefined) return
  const wait = await limits.wait(`storage upload ${userId}`, uploadsPerMinute, 60)
  if (wait > 0) throw slowDown('Too many uploads; please wait a minute', wait)
}

async function receiveBody(
  deps: ReceiveDeps,
  caller: Caller,
  bucket: BucketRules,
  object: NewObject,
  { isForm, contentType }: AnnouncedUpload,
  body: Request['body'],
): Promise<{ id: string; eTag: string }> {
  const maxBytes = sizeLimit(bucket) + (isForm ? formOverhead : 0)
  const pieces = limitedBody(body, { maxBytes, maxTime: deps.bodyTime })
  try {
    if (!isForm) return await keepObject(deps, caller, object, checkedBytes(object.mimetype, pieces))
    const { fields, type, bytes } = await openFormFile(contentType, pieces)
    const mimetype = checkType(bucket, type ?? 'application/octet-stream')
    const metadata = fields.get('metadata')
    const told: NewObject = {
      ...object,
      mimetype,
      cacheControl: fields.has('cacheControl')
        ? readCacheControl(fields.get('cacheControl'))
        : object.cacheControl,
      userMetadata: metadata === undefined ? object.userMetadata : readUserMetadata(metadata),
    }
    const limited = limitSize(bucket, bytes)
    const kept = await keepObject(deps, caller, told, checkedBytes(mimetype, limited))
    await readRest(pieces)
    return kept
  } finally {
    await pieces.return(undefined)
  }
}

/** What stands behind the file; left unread, it would end the connection. */
async function readRest(pieces: AsyncIterator<Uint8Array>): Promise<void> {
  while (!(await pieces.next()).done);
}

/** The bytes of a file in a form, without what stands around it. */
async function* limitSize(bucket: BucketRules, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    checkSize(bucket, size)
    yield piece
  }
}
