import { expect, it } from 'vitest'
import type { DayRecord } from './day-record.ts'
import { mergeDays } from './merge-days.ts'

const day = (dateStored: string, part: Partial<DayRecord> = {}): [string, DayRecord] => [
  dateStored,
  { dateStored, words_added: [], practice_time_seconds: 0, ...part },
]
const spanish = new Map([
  day('2026-03-01', { words_added: ['sol'], practice_time_seconds: 60, words_by_stage: [1, 0, 0, 0, 0] }),
  day('2026-03-03', { practice_time_seconds: 30 }),
])
const french = new Map([
  day('2026-03-02', { practice_time_seconds: 10, words_by_stage: [2, 1, 0, 0, 0] }),
  day('2026-03-03', { words_added: ['sol', 'mer'], practice_time_seconds: 5 }),
])

it('[3.17] days of all languages hold what was practised and added in any of them', () => {
  const merged = mergeDays([spanish, french])
  expect([...merged.keys()]).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
  expect(merged.get('2026-03-03')).toEqual({
    dateStored: '2026-03-03',
    // The sun of two languages is two words.
    words_added: ['sol', 'mer'],
    practice_time_seconds: 35,
  })
  expect(merged.get('2026-03-01')?.practice_time_seconds).toBe(60)
})

it('the garden of all languages counts each as it was last looked at', () => {
  const merged = mergeDays([spanish, french])
  expect([...merged.values()].map(({ words_by_stage }) => words_by_stage)).toEqual([
    [1, 0, 0, 0, 0],
    [3, 1, 0, 0, 0],
    undefined,
  ])
})

it('one language alone stays what it is', () => {
  expect(mergeDays([spanish])).toEqual(spanish)
  expect(mergeDays([])).toEqual(new Map())
})
