import type { Database } from '../../database/database.ts'
import { invalidRequest, noSuchBucket, StorageRefusal, tooLarge } from './refusal.ts'

/** What a bucket takes. */
export interface BucketRules {
  id: string
  public: boolean
  /** Bytes; null for the limit of the server. */
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

/** Largest object that any bucket takes, in bytes. */
const largestObject = 50 * 1024 * 1024

/** The rules of a bucket, which hold for everybody, whoever may see it. @throws StorageRefusal */
export async function findBucket({ query }: Pick<Database, 'query'>, id: string): Promise<BucketRules> {
  const [bucket] = await query<BucketRules & Record<string, unknown>>(
    'select id, public, file_size_limit::text, allowed_mime_types from storage.buckets where id = $1',
    [id],
  )
  if (!bucket) throw noSuchBucket()
  return bucket
}

/** The most bytes that one object of a bucket may have. */
export function sizeLimit({ file_size_limit }: Pick<BucketRules, 'file_size_limit'>): number {
  return Math.min(largestObject, Number(file_size_limit ?? largestObject))
}

/** @throws StorageRefusal where an object is too large for a bucket */
export function checkSize(bucket: BucketRules, bytes: number): void {
  if (bytes > sizeLimit(bucket)) throw tooLarge()
}

const mediaType = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,99}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,99}(?:\s*;[ -~]{0,100})?$/i

/**
 * The media type of an object, where a bucket takes it.
 * @throws StorageRefusal
 */
export function checkType({ allowed_mime_types }: BucketRules, type: string): string {
  if (!mediaType.test(type)) throw invalidRequest('The type of the object cannot be read')
  const plain = (type.split(';')[0] ?? '').trim().toLowerCase()
  const [family] = plain.split('/')
  const isAllowed =
    allowed_mime_types?.some((allowed) => allowed === plain || allowed === `${family}/*`) ?? true
  if (!isAllowed) throw new StorageRefusal(415, 'InvalidMimeType', `mime type ${plain} is not supported`)
  return type.toLowerCase()
}
