import type { DataError } from './data-error.ts'

/** Any page may ask: what opens the data is the key and the token, and no cookie. */
const headersForAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Preference-Applied, Range-Unit, Retry-After, Server, Transfer-Encoding',
}
/** A day. */
const longestPreflight = '86400'

export const reply = (
  status: number,
  body: string | null,
  headers: Readonly<Record<string, string>>,
): Response => new Response(body, { status, headers: { ...headersForAll, ...headers } })

export const replyError = ({ status, code, details, hint, message, headers }: DataError): Response =>
  reply(status, JSON.stringify({ code, details, hint, message }), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  })

/** The answer to a browser that asks what it may send. */
export const replyPreflight = (requestedHeaders: string | undefined): Response =>
  reply(204, null, {
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      requestedHeaders ??
      'Authorization, Content-Type, Accept, Accept-Profile, Content-Profile, Prefer, Range, apikey, x-client-info',
    'access-control-max-age': longestPreflight,
    vary: 'access-control-request-headers',
  })

/** `Content-Range`: the places of the rows that were answered, and how many there are. */
export function contentRange(first: number, count: number, total: number | undefined): string {
  return `${count > 0 ? `${first}-${first + count - 1}` : '*'}/${total ?? '*'}`
}
