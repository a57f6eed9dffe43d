import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchClip, SpeechError } from './fetch-clip'

const session = vi.hoisted(() => ({ current: { access_token: 'token' } as { access_token: string } | null }))
vi.mock('@/lib/supabase', () => ({
  getSupabase: () => ({ auth: { getSession: async () => ({ data: { session: session.current } }) } }),
}))

const utterance = { text: 'Hola', voice: 'alloy', language: 'es' } as const
const { signal } = new AbortController()
const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  session.current = { access_token: 'token' }
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

const words = [{ offset: 0, length: 4, start: 0, end: 0.4 }]
const audio = (headers: Record<string, string> = {}) =>
  new Response(new Uint8Array(3), { headers: { 'content-type': 'audio/mpeg', ...headers } })

it('[7.2] asks for a text in a voice with the bearer token, and gets an audio blob and its words', async () => {
  fetched.mockResolvedValueOnce(audio({ 'x-speech-words': '/api/tutor/tts/words/k' }))
  fetched.mockResolvedValueOnce(Response.json({ words: [...words, { offset: 'x' }] }))
  const clip = await fetchClip(utterance, signal)
  expect(clip).toMatchObject({ audio: { size: 3, type: 'audio/mpeg' }, words })
  const [[address, call] = [], [wordsAddress] = []] = fetched.mock.calls
  expect([address, wordsAddress]).toEqual(['/api/tutor/tts', '/api/tutor/tts/words/k'])
  expect(call).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token' } })
  expect(await new Response(call?.body ?? null).json()).toEqual({
    text: 'Hola',
    voice: 'alloy',
    shortLanguageCode: 'es',
    instructions: expect.stringContaining('Speak clearly'),
  })
})

it('is heard without words where they do not come', async () => {
  fetched.mockResolvedValueOnce(audio({ 'x-speech-words': '/api/tutor/tts/words/k' }))
  fetched.mockResolvedValueOnce(new Response('<h1>', { status: 502 }))
  expect(await fetchClip(utterance, signal)).not.toHaveProperty('words')
})

it('[8.3a] says that there is no token, without asking', async () => {
  session.current = null
  const failure = fetchClip(utterance, signal)
  await expect(failure).rejects.toThrow(new SpeechError('No authentication token available', 401))
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  [Response.json({ error: 'Insufficient credits' }, { status: 402 }), 'Insufficient credits', 402],
  [new Response('<h1>down</h1>', { status: 502 }), 'HTTP error! status: 502', 502],
])('[8.3b] says what the server says, or else the status', async (response, message, status) => {
  fetched.mockResolvedValueOnce(response)
  await expect(fetchClip(utterance, signal)).rejects.toMatchObject({ message, status })
})

it('tells a lost connection from a call that was ended', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchClip(utterance, signal)).rejects.toMatchObject({ name: 'SpeechError', status: 0 })
  const abort = AbortSignal.abort()
  fetched.mockRejectedValueOnce(abort.reason)
  await expect(fetchClip(utterance, abort)).rejects.toMatchObject({ name: 'AbortError' })
})
