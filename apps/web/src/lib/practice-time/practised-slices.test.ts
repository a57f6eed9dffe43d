import 'fake-indexeddb/auto'
import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { logError } from '@/lib/log'
import { openQueue } from '@/test/open-queue'

interface Sent {
  p_user_id: string
  p_slices: { id: string; seconds: number }[]
}
const rpc = vi.hoisted(() =>
  vi.fn<(name: string, args: Sent) => Promise<{ data?: unknown; error?: unknown }>>(),
)
const reach = vi.hoisted(() => vi.fn<() => boolean>())
vi.mock('@/lib/server-reach', () => ({ mayReachServer: reach }))
vi.mock('@/lib/session/is-signed-in', () => ({ isSignedIn: async () => true }))
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc }) }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<typeof logError>() }))

const begun = Date.parse('2026-05-05T12:00:00Z')
const sliceOf = (id: string, seconds: number, change: Partial<PracticeSlice> = {}): PracticeSlice => ({
  id,
  languageCode: 'es-ES',
  kind: 'tutor',
  date: '2026-05-05',
  minuteOfDay: 720,
  startedAt: begun,
  seconds,
  ...change,
})
const day = { date: '2026-05-05', language_code: 'es-ES', practice_time_seconds: 80 }
const sent = () => rpc.mock.calls.map(([, { p_slices }]) => p_slices.map(({ id, seconds }) => [id, seconds]))

/** A page that was just opened, on the storage that is there. */
async function openPage() {
  vi.resetModules()
  const queue = await openQueue()
  const [{ keepSlice, bringPractice }, { unsentSeconds }, { onPracticeDays }] = await Promise.all([
    import('./practised-slices'),
    import('./unsent-seconds'),
    import('./send-practice'),
  ])
  return {
    queue,
    onPracticeDays,
    keep: async (slice: PracticeSlice, userId = 'ada') => {
      const before = queue.look(userId).length
      keepSlice(userId, slice)
      await vi.waitFor(async () => {
        const kept = queue.look(userId).map(({ mutation }) => mutation)
        expect(kept.length >= before && JSON.stringify(kept)).toContain(`"seconds":${slice.seconds}`)
      })
    },
    bring: () => bringPractice('ada'),
    unsent: () => unsentSeconds('ada', 'es-ES').get('2026-05-05'),
  }
}

beforeEach(() => {
  reach.mockReset().mockReturnValue(true)
  rpc.mockReset().mockResolvedValue({ data: [day], error: null })
  vi.stubGlobal('indexedDB', new IDBFactory())
  return () => vi.unstubAllGlobals()
})

it('[9.4a] tells what the server does not have, and of a slice that grows on, what is new', async () => {
  const page = await openPage()
  const heard = vi.fn<(userId: string, days: unknown[]) => void>()
  page.onPracticeDays(heard)
  await page.keep(sliceOf('a', 30))
  await page.keep(sliceOf('b', 50))
  await page.keep(sliceOf('c', 70), 'eva')
  expect(page.unsent()).toBe(80)
  expect(await page.bring()).toBe(true)
  expect(sent()).toEqual([
    [
      ['a', 30],
      ['b', 50],
    ],
  ])
  expect(rpc.mock.calls[0]?.[0]).toBe('record_practice')
  expect(heard).toHaveBeenCalledExactlyOnceWith('ada', [day])
  expect(page.unsent()).toBeUndefined()

  await page.keep(sliceOf('b', 60))
  expect(page.unsent()).toBe(10)
  await page.bring()
  expect(sent()[1]).toEqual([['b', 60]])
  expect(await page.queue.list('ada')).toEqual([])
})

it('a running slice goes when it should be sent, and not with whatever else is sent', async () => {
  const page = await openPage()
  await page.keep(sliceOf('a', 30))
  expect(await page.queue.send('ada')).toMatchObject({ sent: 0, left: 1, hasFailed: false })
  expect(await page.bring()).toBe(true)
})

it('keeps what was not sent, and sends it later under the same id', async () => {
  const page = await openPage()
  await page.keep(sliceOf('a', 30))
  rpc.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await page.bring()).toBe(false)
  const later = await openPage()
  await vi.waitFor(() => expect(later.unsent()).toBe(30))
  await later.bring()
  expect(sent().at(-1)).toEqual([['a', 30]])
  expect(later.unsent()).toBeUndefined()
})

it('drops what the server refuses, and nothing else of it', async () => {
  const page = await openPage()
  await page.keep(sliceOf('bad', 30))
  await page.keep(sliceOf('good', 40))
  rpc.mockImplementation(async (_name, { p_slices }) =>
    p_slices.some(({ id }) => id === 'bad') ? { error: { code: '22023' } } : { data: [], error: null },
  )
  await page.bring()
  expect(sent().slice(1)).toEqual([[['bad', 30]], [['good', 40]]])
  expect(await page.queue.list('ada')).toEqual([])
})

it('what arrived is not sent again, even where the answer cannot be read', async () => {
  const page = await openPage()
  await page.keep(sliceOf('a', 30))
  rpc.mockResolvedValue({ data: [{ ...day, practice_time_seconds: 'much' }], error: null })
  expect(await page.bring()).toBe(true)
  expect(page.unsent()).toBeUndefined()
})

it('[2.54] a closing page sends the same, to be told again later', async () => {
  const page = await openPage()
  await page.keep(sliceOf('a', 30))
  expect(page.queue.leave('ada')).toMatchObject([
    { name: 'record_practice', args: { p_user_id: 'ada', p_slices: [{ id: 'a', seconds: 30 }] } },
  ])
  expect(page.unsent()).toBe(30)
  expect(page.queue.leave('zoe')).toEqual([])
})
