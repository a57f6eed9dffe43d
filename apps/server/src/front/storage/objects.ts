import type { Database } from '../../database/database.ts'
import type { Caller } from '../caller.ts'
import { noSuchObject } from './refusal.ts'

/** What stands beside the contents. */
export interface ObjectMetadata {
  size: number
  mimetype: string
  cacheControl: string
  /** With its quotation marks. */
  eTag: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

/** A row of storage.objects as JSON; its times are ISO 8601. */
export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  version: string | null
  metadata: Partial<ObjectMetadata> | null
  user_metadata: Record<string, unknown> | null
  created_at: string
  updated_at: string
  last_accessed_at: string
}

export interface ObjectPlace {
  bucket: string
  name: string
}

const columns = "to_jsonb(object) - 'path_tokens' as object"

/**
 * The row of an object as a caller sees it.
 * @throws StorageRefusal where there is none for them
 */
export async function findObject(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  { bucket, name }: ObjectPlace,
): Promise<StoredObject> {
  const [row] = await query<{ object: StoredObject }>(
    `select ${columns} from storage.objects as object where bucket_id = $1 and name = $2`,
    [bucket, name],
    { as: { ...caller, isReadOnly: true } },
  )
  if (!row) throw noSuchObject()
  return row.object
}

/** The row of an object in a public bucket, which anybody may have. @throws StorageRefusal */
export async function findPublicObject(
  { query }: Pick<Database, 'query'>,
  { bucket, name }: ObjectPlace,
): Promise<StoredObject> {
  const [row] = await query<{ object: StoredObject }>(
    `select ${columns} from storage.objects as object join storage.buckets on buckets.id = bucket_id
     where bucket_id = $1 and object.name = $2 and buckets.public`,
    [bucket, name],
  )
  if (!row) throw noSuchObject()
  return row.object
}

/** The row of an object for whoever was given a signed address of it. @throws StorageRefusal */
export async function findSignedObject(
  { query }: Pick<Database, 'query'>,
  { bucket, name }: ObjectPlace,
): Promise<StoredObject> {
  const [row] = await query<{ object: StoredObject }>(
    `select ${columns} from storage.objects as object where bucket_id = $1 and name = $2`,
    [bucket, name],
  )
  if (!row) throw noSuchObject()
  return row.object
}

/** Those of some names that a caller sees. */
export async function findNames(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any ($2)',
    [bucket, names],
    { as: { ...caller, isReadOnly: true } },
  )
  return new Set(rows.map(({ name }) => name))
}

/** Deletes those of some objects that a caller may delete; their contents go with them. */
export async function deleteObjects(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const rows = await query<{ object: StoredObject }>(
    `delete from storage.objects as object where bucket_id = $1 and name = any ($2) returning ${columns}`,
    [bucket, names],
    { as: caller },
  )
  return rows.map(({ object }) => object)
}

/** Gives an object another place. @throws StorageRefusal, or pg's DatabaseError where it may not go there */
export async function moveObject(
  { query }: Pick<Database, 'query'>,
  caller: Caller,
  from: ObjectPlace,
  to: ObjectPlace,
): Promise<StoredObject> {
  const [row] = await query<{ object: StoredObject }>(
    `update storage.objects as object set bucket_id = $3, name = $4, updated_at = now()
     where bucket_id = $1 and name = $2 returning ${columns}`,
    [from.bucket, from.name, to.bucket, to.name],
    { as: caller },
  )
  if (!row) throw noSuchObject()
  return row.object
}
