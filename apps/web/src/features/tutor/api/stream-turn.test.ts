import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectionError, streamTurn, TurnError } from './stream-turn'

const getSession = vi.hoisted(() =>
  vi.fn<() => Promise<{ data: { session: { access_token: string } | null } }>>(),
)
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ auth: { getSession } }) }))

const request = vi.fn<typeof fetch>()
const turn = { languageCode: 'es-ES', message: 'Hola' }
const never = new AbortController().signal
const events = (signal = never) => Array.fromAsync(streamTurn(turn, signal))
const answer = (body: string, status = 200) => request.mockResolvedValue(new Response(body, { status }))

beforeEach(() => {
  getSession.mockResolvedValue({ data: { session: { access_token: 'token' } } })
  vi.stubGlobal('fetch', request.mockReset())
})
afterEach(() => void vi.unstubAllGlobals())

it('sends the turn with the bearer token and gives its events, leaving out what cannot be read', async () => {
  answer(
    'data: {"type":"reply-delta","text":"Ho"}\n\ndata: {oops\n\ndata: {"type":"reply","text":"Hola","messageType":"conversation"}\n\n',
  )
  expect((await events()).map(({ type }) => type)).toEqual(['reply-delta', 'reply'])
  const [address, options] = request.mock.calls[0] ?? []
  expect(address).toBe('/api/tutor/turn')
  expect(options).toMatchObject({ method: 'POST', body: JSON.stringify(turn) })
  expect(options?.headers).toMatchObject({ authorization: 'Bearer token' })
})

it('[8.3a] says that there is no token, and sends nothing', async () => {
  getSession.mockResolvedValue({ data: { session: null } })
  await expect(events()).rejects.toEqual(new TurnError('No authentication token available'))
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['{"error":"Insufficient credits","code":"insufficient_credits"}', 402, 'Insufficient credits'],
  ['{"error":"","code":"x"}', 503, 'HTTP error! status: 503'],
  ['{"error":7}', 400, 'HTTP error! status: 400'],
  ['<html>', 502, 'HTTP error! status: 502'],
  ['', 413, 'HTTP error! status: 413'],
])('[8.3b] of the answer %s with status %i says: %s', async (body, status, message) => {
  answer(body, status)
  await expect(events()).rejects.toMatchObject({ name: 'TurnError', message, status })
})

it('[8.2b] ends with the error that the tutor reports', async () => {
  answer(
    'data: {"type":"error","error":"Sorry, an error occurred. Please try again.","code":"tutor_failed"}\n\n',
  )
  await expect(events()).rejects.toEqual(new TurnError('Sorry, an error occurred. Please try again.'))
})

it('ends the request when nobody listens any more', async () => {
  const cancel = vi.fn<() => void>()
  const bytes = new TextEncoder().encode('data: {"type":"reply-delta","text":"Ho"}\n\n')
  const body = new ReadableStream({ start: (controller) => controller.enqueue(bytes), cancel })
  request.mockResolvedValue(new Response(body))
  for await (const event of streamTurn(turn, never)) {
    expect(event.type).toBe('reply-delta')
    break
  }
  expect(cancel).toHaveBeenCalledTimes(1)
})

it.each([
  ['at once', ''],
  ['in the middle of a reply', 'data: {"type":"reply-delta","text":"Ho"}\n\n'],
  ['in the middle of an event', 'data: {"type":"reply","text":"Hola","messageTy'],
])('[8.2b] does not take a connection that ends %s for a reply', async (_when, body) => {
  answer(body)
  const failure = { name: 'ConnectionError', message: 'Sorry, an error occurred. Please try again.' }
  await expect(events()).rejects.toMatchObject(failure)
})

it('[8.2b] fails where the connection breaks in the middle', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"reply-delta","text":"Ho"}\n\n')
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  request.mockResolvedValue(new Response(body))
  await expect(events()).rejects.toBeInstanceOf(ConnectionError)
})

it('[8.2b] gives a silent connection up after a minute', async () => {
  vi.useFakeTimers()
  request.mockImplementation(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
      }),
  )
  const outcome = events().catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(request.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ConnectionError)
  vi.useRealTimers()
})

it('tells a lost connection from a refusal', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(events()).rejects.toBeInstanceOf(ConnectionError)
  answer('{"error":"Insufficient credits"}', 402)
  await expect(events()).rejects.not.toBeInstanceOf(ConnectionError)
})

it('is no lost connection where the learner stopped it', async () => {
  const stopped = AbortSignal.abort()
  request.mockRejectedValue(stopped.reason)
  await expect(events(stopped)).rejects.toBe(stopped.reason)
})
