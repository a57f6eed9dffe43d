import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bucketDays,
  cutRange,
  minutesPerDay,
  rangeUpTo,
  stagesOverTime,
  summariseMinutes,
  totalsOf,
  wordsAdded,
} from './day-buckets.ts'
import { emptyDay, type DayRecord } from './day-record.ts'
import { addDays, listDays } from './local-day.ts'
import { practiceByHour } from './practice-hours.ts'

const day = (date: string, change: Partial<DayRecord> = {}): [string, DayRecord] => [
  date,
  { ...emptyDay(date), ...change },
]

describe('the days of a chart', () => {
  it('are single up to a quarter of a year, and weeks above', () => {
    expect([30, 92, 365].map(bucketDays)).toEqual([1, 1, 7])
  })

  it('are cut into buckets that hold each day of the range once, over a leap day and changes of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 800 }), fc.integer({ min: 1, max: 9 }), (length, size) => {
        const range = rangeUpTo('2028-03-05', length)
        const days = cutRange(range, size).flatMap(({ from, to }) => listDays(from, to))
        expect(days).toEqual(listDays(range.from, range.to))
        expect(days).toHaveLength(length)
      }),
    )
  })

  const days = new Map([
    day('2028-02-28', { practice_time_seconds: 600, words_added: ['a', 'b'] }),
    day('2028-02-29', { words_by_stage: [1, 0, 0, 0, 0] }),
    day('2028-03-02', { practice_time_seconds: 1200, words_added: ['c'], words_by_stage: [1, 1, 0, 0, 0] }),
  ])
  const weeks = cutRange({ from: '2028-02-24', to: '2028-03-03' }, 5)

  it('show minutes a day on average, and words in all', () => {
    expect(weeks).toEqual([
      { from: '2028-02-24', to: '2028-02-27' },
      { from: '2028-02-28', to: '2028-03-03' },
    ])
    expect(minutesPerDay(days, weeks).map(({ value }) => value)).toEqual([0, 6])
    expect(wordsAdded(days, weeks).map(({ value }) => value)).toEqual([0, 3])
    expect(totalsOf(days, { from: '2028-02-28', to: '2028-03-02' })).toEqual({
      seconds: 1800,
      days: 2,
      words: 3,
    })
  })

  it('are summed up from the first day of practice on, which need not be the first of a chart', () => {
    const first = new Map([day('2028-03-02', { practice_time_seconds: 16 * 60 })])
    const month = cutRange(rangeUpTo('2028-03-02', 30), 1)
    expect(summariseMinutes(first, month, 15)).toEqual({ mean: 16, buckets: 1, reached: 1 })
    expect(summariseMinutes(days, cutRange(rangeUpTo('2028-03-02', 30), 1), 15)).toEqual({
      mean: 7.5,
      buckets: 4,
      reached: 1,
    })
    // Four days of the last week count, as nothing could be practised before them.
    expect(summariseMinutes(days, cutRange(rangeUpTo('2028-03-02', 14), 7), 7)).toEqual({
      mean: 7.5,
      buckets: 1,
      reached: 1,
    })
    const later = cutRange(rangeUpTo('2028-03-05', 3), 1)
    expect(summariseMinutes(days, later, 15)).toEqual({ mean: 0, buckets: 3, reached: 0 })
    expect(summariseMinutes(new Map(), month, 15)).toEqual({ mean: 0, buckets: 30, reached: 0 })
  })

  it('carry the garden of the last look on, and know nothing before the first', () => {
    const single = cutRange({ from: '2028-02-28', to: '2028-03-02' }, 1)
    expect(stagesOverTime(days, single).map(({ to, stages }) => [to, stages.slice(0, 2)])).toEqual([
      ['2028-02-29', [1, 0]],
      ['2028-03-01', [1, 0]],
      ['2028-03-02', [1, 1]],
    ])
  })
})

describe('the hours of practice', () => {
  it('share a slice among the hours it lasts', () => {
    const hours = practiceByHour([
      { minuteOfDay: 7 * 60 + 50, seconds: 1200 },
      { minuteOfDay: 7 * 60, seconds: 60 },
    ])
    expect([hours[7], hours[8]]).toEqual([660, 600])
  })

  it('lose nothing', () => {
    const slice = fc.record({
      minuteOfDay: fc.integer({ min: 0, max: 1439 }),
      seconds: fc.integer({ min: 1, max: 86_400 }),
    })
    fc.assert(
      fc.property(fc.array(slice), (slices) => {
        const total = slices.reduce((sum, { seconds }) => sum + seconds, 0)
        expect(practiceByHour(slices).reduce((sum, seconds) => sum + seconds, 0)).toBe(total)
      }),
    )
  })
})

it('a range ends where it is said to', () => {
  expect(rangeUpTo('2026-03-01', 2)).toEqual({ from: addDays('2026-03-01', -1), to: '2026-03-01' })
})
