import { invalidRequest } from '../refusal.ts'

/** What the head of a request says of the object in its body. */
export interface AnnouncedUpload {
  /** Bytes of the body; undefined where it comes without its length. */
  length: number | undefined
  /** Of the body. */
  contentType: string
  isForm: boolean
  isUpsert: boolean
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** Characters of metadata of one's own. */
const longestMetadata = 16 * 1024

/** Reads the head of an upload. @throws StorageRefusal */
export function readAnnouncement(headers: Headers, isOverwriting: boolean): AnnouncedUpload {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw invalidRequest('Objects are taken without a content-encoding')
  const length = headers.get('content-length')
  const contentType = headers.get('content-type') ?? 'application/octet-stream'
  const metadata = headers.get('x-metadata')
  return {
    length: length === null ? undefined : Number(length),
    contentType,
    isForm: /^multipart\/form-data\b/i.test(contentType),
    isUpsert: isOverwriting || headers.get('x-upsert') === 'true',
    cacheControl: readCacheControl(headers.get('cache-control')),
    userMetadata:
      metadata === null ? null : readUserMetadata(Buffer.from(metadata, 'base64').toString('utf8')),
  }
}

/** Only how long an object may be kept is taken over. */
export function readCacheControl(value: string | null | undefined): string {
  const [, seconds] = /^(?:max-age=)?(\d{1,8})$/.exec(value ?? '') ?? []
  return seconds === undefined ? 'no-cache' : `max-age=${seconds}`
}

/** Metadata of one's own, as JSON. @throws StorageRefusal */
export function readUserMetadata(text: string): Record<string, unknown> {
  if (text.length > longestMetadata) throw invalidRequest('The metadata is too long')
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidRequest('The metadata is no JSON object')
  return value as Record<string, unknown>
}

function parseJson(text: string): unknown {
  // PostgreSQL keeps no zero character.
  if (text.includes('\\u0000')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
