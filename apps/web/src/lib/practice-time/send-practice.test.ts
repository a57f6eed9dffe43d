import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'
import { practiceOnLeaving, sendPractice } from './send-practice'
import { storeSlice, listKept } from './slice-store'
import { unsentSeconds } from './unsent-seconds'

interface Told {
  p_user_id: string
  p_slices: { id: string; seconds: number }[]
}
const rpc = vi.hoisted(() =>
  vi.fn<(name: string, args: Told) => Promise<{ data?: unknown; error?: unknown }>>(),
)
vi.mock('@/lib/supabase', () => ({ getSupabase: () => ({ rpc }) }))
vi.mock('@/lib/log', () => ({ logError: vi.fn<() => void>() }))

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
const told = () => rpc.mock.calls.map(([, { p_slices }]) => p_slices.map(({ id, seconds }) => [id, seconds]))
const unsent = () => unsentSeconds('ada', 'es-ES').get('2026-05-05')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: begun + 600_000 })
  rpc.mockReset().mockResolvedValue({ data: [day], error: null })
})
afterEach(async () => {
  rpc.mockResolvedValue({ data: [], error: null })
  await sendPractice('ada')
  vi.useRealTimers()
})

it('[9.4a] tells what the server does not have, and forgets what can grow no more', async () => {
  storeSlice('ada', sliceOf('a', 30))
  storeSlice('ada', sliceOf('b', 50, { startedAt: begun + 500_000 }))
  storeSlice('eva', sliceOf('c', 70))
  expect(unsent()).toBe(80)
  expect(await sendPractice('ada')).toEqual([day])
  expect(told()).toEqual([
    [
      ['a', 30],
      ['b', 50],
    ],
  ])
  expect(rpc.mock.calls[0]?.[0]).toBe('record_practice')
  expect(unsent()).toBeUndefined()
  vi.advanceTimersByTime(60_000)

  storeSlice('ada', sliceOf('b', 60, { startedAt: begun + 500_000 }))
  expect(unsent()).toBe(10)
  await sendPractice('ada')
  expect(told()[1]).toEqual([['b', 60]])
  expect(listKept('ada')).toEqual([])
})

it('keeps what was not sent, and sends it later under the same id', async () => {
  storeSlice('ada', sliceOf('a', 30))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  rpc.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await sendPractice('ada')).toEqual([])
  expect(unsent()).toBe(30)
  vi.restoreAllMocks()
  await sendPractice('ada')
  expect(told().at(-1)).toEqual([['a', 30]])
  expect(unsent()).toBeUndefined()
})

it('drops what the server refuses, and nothing else of it', async () => {
  storeSlice('ada', sliceOf('bad', 30, { startedAt: begun - 1 }))
  storeSlice('ada', sliceOf('good', 40))
  rpc.mockImplementation(async (_name, { p_slices }) =>
    p_slices.some(({ id }) => id === 'bad') ? { error: { code: '22023' } } : { data: [], error: null },
  )
  await sendPractice('ada')
  expect(told()).toEqual([
    [
      ['bad', 30],
      ['good', 40],
    ],
    [['bad', 30]],
    [['good', 40]],
  ])
  expect(listKept('ada')).toEqual([])
})

it('what arrived is not sent again, even where the answer cannot be read', async () => {
  storeSlice('ada', sliceOf('a', 30))
  rpc.mockResolvedValue({ data: [{ ...day, practice_time_seconds: 'much' }], error: null })
  expect(await sendPractice('ada')).toEqual([])
  expect(unsent()).toBeUndefined()
  expect(logError).toHaveBeenCalled()
})

it('[2.54] a closing page sends the same, to be told again later', () => {
  storeSlice('ada', sliceOf('a', 30))
  expect(practiceOnLeaving('ada')).toMatchObject({ p_user_id: 'ada', p_slices: [{ id: 'a', seconds: 30 }] })
  expect(unsent()).toBe(30)
  expect(practiceOnLeaving('zoe')).toBeUndefined()
})

it('[5.4a] leaves what is broken in storage alone', () => {
  localStorage.setItem('lingarden:practice:ada:x', '{"slice":{"seconds":"many"},"sent":0}')
  localStorage.setItem('lingarden:practice:ada:y', '{')
  expect(listKept('ada')).toEqual([])
})
