import { accepts } from 'hono/accepts'
import type { Context } from 'hono'
import type { PackageContents } from '../contents/package-contents.ts'
import type { StoredObject } from '../objects.ts'
import { readRange } from './byte-range.ts'
import { sentType } from './media-types.ts'

/** Whether only who asked may keep it, or everybody on the way, too. */
export type Audience = 'private' | 'public'

/** Nothing in it runs, loads or is framed, even where somebody opens it as a page. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends an object: whole, a part of it, or word that nothing changed. */
export async function sendObject(
  c: Context,
  contents: PackageContents,
  object: StoredObject,
  audience: Audience,
): Promise<Response> {
  const size = object.metadata?.size ?? 0
  const eTag = object.metadata?.eTag ?? ''
  const headers = headersOf(object, audience, c.req.query('download'))
  if (isKnown(c.req.header('if-none-match'), eTag)) return new Response(null, { status: 304, headers })
  const isSame = (c.req.header('if-range') ?? eTag) === eTag
  const range = isSame ? readRange(c.req.header('range'), size) : undefined
  const compressed = range ? undefined : await findCompressed(c, contents, object)
  if (compressed) {
    headers.set('content-encoding', 'gzip')
    headers.set('content-length', String(compressed.length))
    return new Response(c.req.method === 'HEAD' ? null : compressed, { headers })
  }
  const { start, end } = range ?? { start: 0, end: size }
  headers.set('content-length', String(end - start))
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`)
  const body = c.req.method === 'HEAD' || end === start ? null : await open(contents, object, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

function headersOf(
  { name, metadata, updated_at }: StoredObject,
  audience: Audience,
  download?: string,
): Headers {
  const { type, isActive } = sentType(metadata?.mimetype)
  const headers = new Headers({
    'content-type': type,
    'cache-control': `${audience}, ${metadata?.cacheControl ?? 'no-cache'}`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    'last-modified': new Date(metadata?.lastModified ?? updated_at).toUTCString(),
    vary: 'accept-encoding',
  })
  if (metadata?.eTag) headers.set('etag', metadata.eTag)
  if (download !== undefined || isActive)
    headers.set('content-disposition', saveAs(download || fileName(name)))
  return headers
}

const fileName = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** RFC 6266, with the name encoded as RFC 8187 has it. */
function saveAs(name: string): string {
  const encoded = encodeURIComponent(name.slice(0, 200).toWellFormed()).replace(/['()*]/g, escapeByte)
  return `attachment; filename*=UTF-8''${encoded}`
}

const escapeByte = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

function isKnown(header: string | undefined, eTag: string): boolean {
  const bare = eTag.replace(/^W\//, '')
  return bare !== '' && (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === bare)
}

async function findCompressed(c: Context, contents: PackageContents, { version }: StoredObject) {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['gzip', 'identity'],
    default: 'identity',
  })
  return encoding === 'gzip' && version !== null ? contents.compressed(version) : undefined
}

/** Begins to read before the answer begins, so that what is missing is said, not sent as nothing. */
async function open(
  contents: PackageContents,
  { version }: StoredObject,
  start: number,
  end: number,
): Promise<ReadableStream<Uint8Array>> {
  const pieces = contents.read(version ?? '', { start, end })[Symbol.asyncIterator]()
  let next: Promise<IteratorResult<Uint8Array>> | undefined = Promise.resolve(await pieces.next())
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await (next ?? pieces.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return?.()
      },
    },
    { highWaterMark: 1 },
  )
}
