import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wordServer } from './word-server'
import { WordsRefused } from './word-sync'

const answers = vi.hoisted(() => ({ rpc: vi.fn<(name: string, args: unknown) => Promise<unknown>>() }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc: answers.rpc }) }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://garden.test', supabaseKey: 'public' }),
}))

const tracked = {
  word: 'cuenta',
  sentence: 'La cuenta.',
  seen: 2,
  clicks: 1,
  dateAdded: '2026-11-21T10:00:00Z',
}
const update = {
  user_id: 'me',
  language_code: 'es-ES',
  word_string: 'cuenta',
  seen: 2,
  clicks: 1,
  sentence: 'La cuenta.',
}
const server = (token?: string) =>
  wordServer({ userId: 'me', languageCode: 'es-ES', accessToken: () => token })
const request = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', request.mockReset().mockResolvedValue(new Response())))
afterEach(() => void vi.unstubAllGlobals())

it('[7.14] sends the updates of batch_update_user_dictionaries', async () => {
  answers.rpc.mockResolvedValue({ error: null })
  await server().send([tracked])
  expect(answers.rpc).toHaveBeenCalledWith('batch_update_user_dictionaries', { updates: [update] })
})

it.each([
  ['23514', true],
  ['22023', true],
  ['42501', false],
  ['PGRST301', false],
  ['', false],
])('an error %s is final: %s', async (code, isFinal) => {
  answers.rpc.mockResolvedValue({ error: { code, message: 'no' } })
  const error: unknown = await server()
    .send([tracked])
    .catch((cause: unknown) => cause)
  expect(error instanceof WordsRefused).toBe(isFinal)
})

it('[2.54] sends from a closing page with a request that outlives it', () => {
  server('token').sendLeaving([tracked])
  const [address, options] = request.mock.calls[0] ?? []
  expect(address).toBe('https://garden.test/rest/v1/rpc/batch_update_user_dictionaries')
  expect(options).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ updates: [update] }),
  })
  expect(options?.headers).toMatchObject({ authorization: 'Bearer token', apikey: 'public' })
})

it('sends nothing from a closing page without a token', () => {
  server().sendLeaving([tracked])
  expect(request).not.toHaveBeenCalled()
})
