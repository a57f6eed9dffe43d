import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { transcribe } from './transcribe'

const getSession = vi.hoisted(() =>
  vi.fn<() => Promise<{ data: { session: { access_token: string } | null } }>>(),
)
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ auth: { getSession } }) }))

const request = vi.fn<typeof fetch>()
const recording = new Blob(['sound'], { type: 'audio/webm' })
const write = (signal = new AbortController().signal) => transcribe(recording, 'es', signal)

beforeEach(() => {
  getSession.mockResolvedValue({ data: { session: { access_token: 'token' } } })
  vi.stubGlobal('fetch', request.mockReset())
})
afterEach(() => void vi.unstubAllGlobals())

it('[8.3a] says that there is no token, and sends nothing', async () => {
  getSession.mockResolvedValue({ data: { session: null } })
  await expect(write()).rejects.toThrow('No authentication token available')
  expect(request).not.toHaveBeenCalled()
})

it('[7.1a, 7.1b] sends the recording as a form with the short code, and reads what was said', async () => {
  request.mockResolvedValue(Response.json({ transcription: 'Hola.' }))
  expect(await write()).toBe('Hola.')
  const [[address, call] = []] = request.mock.calls
  expect(address).toBe('/api/tutor/transcribe-language')
  expect(call).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token' } })
  const form = call?.body as FormData
  expect(form.get('languageCode')).toBe('es')
  expect(form.get('audioFile')).toMatchObject({ size: 5, type: 'audio/webm' })
  expect([...form.keys()].toSorted()).toEqual(['audioFile', 'languageCode'])
})

it.each([
  ['{"error":"Insufficient credits"}', 402, /^Insufficient credits$/],
  ['{"error":"The recording is empty."}', 400, /^The recording is empty\.$/],
  ['<html>', 502, /It is kept.*HTTP error! status: 502/],
  ['', 500, /It is kept.*HTTP error! status: 500/],
])('[8.3b] of the answer %s with status %i says so', async (body, status, message) => {
  request.mockResolvedValue(new Response(body, { status }))
  await expect(write()).rejects.toThrow(message)
})

it('says that the server was not reached, and of a recording that was thrown away nothing', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(write()).rejects.toMatchObject({ status: 0, message: expect.stringContaining('is kept') })
  const aborted = AbortSignal.abort(new Error('thrown away'))
  request.mockRejectedValue(new Error('thrown away'))
  await expect(write(aborted)).rejects.toThrow('thrown away')
})
