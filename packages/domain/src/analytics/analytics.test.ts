import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysCacheLifetime, usableToday, usableYear, type KeptYear } from './caches.ts'
import { consistency } from './consistency.ts'
import { addPracticeToDay, addWordsToDay, emptyDay, removeWordsFromDay } from './day-record.ts'
import { addDays, isLocalDay, listDays, localDay } from './local-day.ts'
import { missingDays } from './missing-days.ts'
import { currentStreak, longestStreak } from './streak.ts'

const today = '2026-03-10'
const goal = 10
/** Minutes of today, yesterday, the day before … */
const practiced = (...minutes: number[]) =>
  new Map(minutes.map((value, daysAgo) => [addDays(today, -daysAgo), value * 60]))
const days = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 400 })

describe('a day of the learner’s calendar', () => {
  // 2026-03-08T09:59Z: before and after midnight in these places; the clocks change that day in Los Angeles.
  it.each([
    ['Pacific/Auckland', '2026-03-08T10:59:00Z', '2026-03-08'],
    ['Pacific/Auckland', '2026-03-08T11:00:00Z', '2026-03-09'],
    ['Asia/Kathmandu', '2026-03-08T18:14:59Z', '2026-03-08'],
    ['Asia/Kathmandu', '2026-03-08T18:15:00Z', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
    ['America/Los_Angeles', '2026-03-09T06:59:59Z', '2026-03-08'],
    ['Asia/Shanghai', '2026-12-31T16:00:00Z', '2027-01-01'],
    ['Asia/Shanghai', '2028-02-28T16:00:00Z', '2028-02-29'],
  ])('in %s at %s is %s', (timeZone, moment, day) => {
    expect(localDay(Date.parse(moment), timeZone)).toBe(day)
  })

  it('goes on over months, leap days and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(listDays('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(listDays('2026-03-30', '2026-03-28')).toEqual([])
  })

  it.each(['2026-02-30', '2026-13-01', 'today', '2026-2-3', ''])('%j is none', (text) => {
    expect(isLocalDay(text)).toBe(false)
  })
})

describe('the record of a day', () => {
  it('[3.17, 4.18b] takes a term once, and begins anew with a new day', () => {
    const record = addWordsToDay(addWordsToDay(undefined, today, ['sol']), today, ['sol'])
    expect(record).toEqual({ dateStored: today, words_added: ['sol'], practice_time_seconds: 0 })
    expect(addWordsToDay(record, '2026-03-11', ['luna'])).toEqual({
      ...emptyDay('2026-03-11'),
      words_added: ['luna'],
    })
  })

  it('[4.18c] loses a term that is removed on the same day, and no other', () => {
    const record = addWordsToDay(undefined, today, ['sol', 'luna'])
    expect(removeWordsFromDay(record, today, ['sol']).words_added).toEqual(['luna'])
    expect(removeWordsFromDay(record, '2026-03-11', ['sol'])).toEqual(emptyDay('2026-03-11'))
  })

  it('of a file of 100,000 words keeps as many as the database takes, without a stop', () => {
    const terms = Array.from({ length: 100_000 }, (_, place) => `palabra ${place}`)
    const record = addWordsToDay(undefined, today, terms)
    expect(record.words_added).toEqual(terms.slice(0, 5000))
    expect(addWordsToDay(record, today, ['one more'])).toBe(record)
    const long = terms.map((term) => `${'汉'.repeat(190)} ${term}`)
    expect(addWordsToDay(undefined, today, long).words_added.length).toBeLessThan(700)
    expect(removeWordsFromDay(record, today, terms).words_added).toEqual([])
  })

  it('[4.18d] practice adds up, and nothing impossible is added', () => {
    const record = addPracticeToDay(addPracticeToDay(undefined, today, 90), today, 30.9)
    expect(record.practice_time_seconds).toBe(120)
    for (const seconds of [-5, NaN, Infinity])
      expect(addPracticeToDay(record, today, seconds).practice_time_seconds).toBe(120)
    expect(addPracticeToDay(record, today, 100_000).practice_time_seconds).toBe(86_400)
  })
})

describe('missing days', () => {
  it('[5.4c] are those of the range that are neither known nor to come', () => {
    const range = { from: '2026-03-07', to: '2026-03-14', today }
    expect(missingDays(new Set(['2026-03-08']), range)).toEqual(['2026-03-07', '2026-03-09', '2026-03-10'])
    expect(missingDays(new Set(), { ...range, from: '2026-03-12' })).toEqual([])
  })
})

describe('a streak', () => {
  it.each([
    ['nothing yet', [], 0],
    ['today alone', [10], 1],
    ['today not complete yet', [9, 10, 12], 2],
    ['today complete', [10, 10, 12], 3],
    ['a gap yesterday', [10, 0, 12], 1],
    ['a gap yesterday and nothing today', [0, 9, 12], 0],
  ])('[9.3b] with %s', (_name, minutes, expected) => {
    expect(currentStreak(practiced(...minutes), today, goal)).toBe(expected)
  })

  it('[9.3b] counts 365 days at most', () => {
    expect(currentStreak(practiced(...Array.from({ length: 500 }, () => 10)), today, goal)).toBe(
      longestStreak,
    )
  })

  it('[9.3b] never grows shorter by more practice', () => {
    fc.assert(
      fc.property(days, fc.nat(400), (minutes, place) => {
        const more = minutes.map((value, daysAgo) => (daysAgo === place ? value + 10 : value))
        return (
          currentStreak(practiced(...more), today, goal) >= currentStreak(practiced(...minutes), today, goal)
        )
      }),
    )
    expect(currentStreak(practiced(0), today, goal)).toBe(0)
  })
})

describe('consistency', () => {
  it.each([
    ['nothing', [], 0],
    ['every day', Array.from({ length: 30 }, () => 10), 100],
    ['ten times the goal on one day is one day', [100], 6],
    ['today, the heaviest of 465', [10], 6],
    ['half the goal every day', Array.from({ length: 30 }, () => 5), 50],
    ['only days past the window', [...Array.from({ length: 30 }, () => 0), 10, 10], 0],
  ])('[9.3c] of %s', (_name, minutes, expected) => {
    expect(consistency(practiced(...minutes), today, goal)).toBe(expected)
  })

  it('[9.3c] weighs a later day more', () => {
    expect(consistency(practiced(10, 0), today, goal)).toBeGreaterThanOrEqual(
      consistency(practiced(0, 10), today, goal),
    )
    fc.assert(
      fc.property(days, (minutes) => {
        const value = consistency(practiced(...minutes), today, goal)
        return value >= 0 && value <= 100
      }),
    )
  })
})

describe('what was cached of days', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  const wanted = { userId: 'ada', languageCode: 'es-ES', today, now } as const
  const kept = { userId: 'ada', languageCode: 'es-ES', savedAt: now - 1000, record: emptyDay(today) } as const

  it('[5.4a, 9.5a] is used for today if it is the learner’s, of the language, young and of today', () => {
    expect(usableToday(kept, wanted)).toEqual(emptyDay(today))
    for (const other of [
      { ...kept, userId: 'eva' },
      { ...kept, languageCode: 'fr-FR' as const },
      { ...kept, savedAt: now - daysCacheLifetime },
      { ...kept, savedAt: now + 1 },
      { ...kept, record: emptyDay('2026-03-09') },
      { ...kept, record: { ...emptyDay(today), practice_time_seconds: -1 } },
      undefined,
    ])
      expect(usableToday(other, wanted)).toBeUndefined()
  })

  it('[5.4b] is used for the year if it is of the language and young', () => {
    const year = { languageCode: 'es-ES' as const, savedAt: now - 1000, days: { [today]: emptyDay(today) } }
    expect(usableYear(year, wanted)).toEqual(year.days)
    expect(usableYear({ ...year, languageCode: 'zh-CN' }, wanted)).toBeUndefined()
    expect(usableYear({ ...year, savedAt: now - daysCacheLifetime }, wanted)).toBeUndefined()
  })
  it('[5.4b] of a half-broken year the whole days are used, and the others are missing', () => {
    const keptDays = {
      '2026-03-08': emptyDay('2026-03-08'),
      '2026-03-09': { ...emptyDay('2026-03-09'), words_added: 'sol' },
      '2026-03-10': emptyDay('2026-03-01'),
      '2026-02-30': emptyDay('2026-02-30'),
    }
    const year = { languageCode: 'es-ES', savedAt: now, days: keptDays } as unknown as KeptYear
    expect(Object.keys(usableYear(year, wanted) ?? {})).toEqual(['2026-03-08'])
    for (const broken of [null, 'broken', 7])
      expect(usableYear({ ...year, days: broken } as unknown as KeptYear, wanted)).toEqual({})
  })
})
