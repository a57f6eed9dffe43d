import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import { openQueue } from '@/test/open-queue'
import type { Meeting } from './counted-words'

vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))
vi.mock('@/lib/runtime-config', () => ({
  getRuntimeConfig: () => ({ supabaseUrl: 'https://garden.test', supabaseKey: 'public' }),
}))
vi.mock('@/lib/identity/stored-session', () => ({
  readStoredSession: () => ({ access_token: 'token' }),
}))

const owner = { userId: 'me', languageCode: 'es-ES' }
const meet = (word: string, kind: Meeting['kind'] = 'seen'): Meeting => ({
  word,
  kind,
  sentence: 'La cuenta.',
  at: '2026-11-21T10:00:00Z',
})
interface Arrived {
  key: string | null
  keepalive: boolean
  updates: { word_string: string; seen: number; clicks: number }[]
}
let arrived: Arrived[] = []
let losesAnswers = false

async function take(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { updates } = (await request.json()) as Arrived
  expect(new URL(request.url).pathname).toBe('/rest/v1/rpc/batch_update_user_dictionaries')
  arrived.push({ key: request.headers.get('idempotency-key'), keepalive: request.keepalive, updates })
  if (losesAnswers) throw new TypeError('Failed to fetch')
  return new Response(null, { status: 204 })
}

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const queue = await openQueue()
  const { countMeetings } = await import('./word-counts')
  return { queue, count: (...meetings: Meeting[]) => countMeetings(owner, meetings) }
}
const counts = () =>
  arrived.map(({ updates }) => updates.map((one) => [one.word_string, one.seen, one.clicks]))

beforeEach(() => {
  arrived = []
  losesAnswers = false
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', take)
  return () => vi.unstubAllGlobals()
})

it('[7.14, 4.16b] sends what was counted as updates of batch_update_user_dictionaries', async () => {
  const page = await openPage()
  await page.count(meet('cuenta'), meet('cuenta'), meet('sol'))
  await page.count(meet('cuenta', 'click'))
  expect(await page.queue.send('me')).toMatchObject({ sent: 1, left: 0 })
  const said = { user_id: 'me', language_code: 'es-ES', sentence: 'La cuenta.' }
  expect(arrived.map(({ updates }) => updates)).toEqual([
    [
      { ...said, word_string: 'cuenta', seen: 2, clicks: 1 },
      { ...said, word_string: 'sol', seen: 1, clicks: 0 },
    ],
  ])
})

it('what may have arrived is sent again as it was, under its key, and nothing is added to it', async () => {
  const page = await openPage()
  await page.count(meet('cuenta'))
  losesAnswers = true
  expect(await page.queue.send('me')).toMatchObject({ sent: 0, left: 1, hasFailed: true })
  await page.count(meet('cuenta'))
  losesAnswers = false
  const later = await openPage()
  expect(await later.queue.send('me')).toMatchObject({ sent: 2, left: 0 })
  expect(counts()).toEqual([[['cuenta', 1, 0]], [['cuenta', 1, 0]], [['cuenta', 1, 0]]])
  const [first, again, other] = arrived.map(({ key }) => key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('[2.54, 4.16a] a closing page sends what waits by a request that outlives it, under the key of the next page', async () => {
  const page = await openPage()
  const { sendOnLeaving } = await import('@/lib/sync/send-on-leaving')
  await page.count(meet('cuenta'))
  const stop = sendOnLeaving('me')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(counts()).toEqual([[['cuenta', 1, 0]]]))
  expect(arrived[0]?.keepalive).toBe(true)
  stop()
  // The page was kept open after all.
  await page.count(meet('cuenta'))
  const later = await openPage()
  expect(await later.queue.send('me')).toMatchObject({ sent: 2, left: 0 })
  expect(counts()).toEqual([[['cuenta', 1, 0]], [['cuenta', 1, 0]], [['cuenta', 1, 0]]])
  expect(arrived[1]?.key).toBe(arrived[0]?.key)
})

it('counts do not overtake a removal, nor go before it what came after', async () => {
  const page = await openPage()
  const { bankEdits } = await import('./bank-edits')
  await page.count(meet('cuenta'))
  const removal = { kind: 'remove', words: ['cuenta'] } as const
  await page.queue.put(bankEdits, {
    kind: 'bank',
    ...owner,
    editId: 'e1',
    edit: { ...removal, words: [...removal.words] },
  })
  await page.count(meet('cuenta', 'click'))
  const waiting = await page.queue.list('me')
  expect(waiting.map(({ mutation }) => mutation.kind)).toEqual(['words', 'bank', 'words'])
  const { sendOnLeaving } = await import('@/lib/sync/send-on-leaving')
  const stop = sendOnLeaving('me')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(counts()).toEqual([[['cuenta', 1, 0]]]))
  stop()
})
