import type { StoredObject } from '../objects.ts'

/** What `info` says of an object. */
export function describeObject(object: StoredObject): Record<string, unknown> {
  const { id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at } = object
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: updated_at,
    created_at,
  }
}
