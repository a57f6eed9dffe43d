import type { Refusal } from './load.ts'

/** How each protocol says that it cannot serve for the moment: GoTrue, PostgREST, the storage API, realtime, and our own. */
const shapes: [RegExp, (body: { [key: string]: unknown }) => boolean][] = [
  [/^\/rest/, ({ code, message, details }) => code === 'PGRST001' && isText(message) && details === null],
  [/^\/auth/, ({ code, message }) => code === 'unavailable' && isText(message)],
  [
    /^\/storage/,
    ({ statusCode, error, message }) => statusCode === '503' && isText(error) && isText(message),
  ],
  [/^\/realtime/, ({ error, message }) => isText(error) && isText(message)],
  [/^\/api/, ({ code, error }) => code === 'unavailable' && isText(error)],
]
const isText = (value: unknown) => typeof value === 'string' && value.length > 0

/** Whether a refusal says, in the shape of its protocol, that one may come again in a moment. */
export function isUnavailable({ path, status, retryAfter, body }: Refusal): boolean {
  const [, isShaped] = shapes.find(([prefix]) => prefix.test(path)) ?? []
  return status === 503 && Number(retryAfter) > 0 && isShaped?.(body as { [key: string]: unknown }) === true
}
