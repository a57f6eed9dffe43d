import { expect, it } from 'vitest'
import { interfaceLanguages } from './languages'
import { textsIn } from './loaded-texts'
import { formatCount, formatDate, formatNumber, formatSpan, isOne } from './format'
import { formatAgo } from './format-ago'

it('groups digits as each language does', () => {
  expect((['en', 'es', 'fr', 'zh'] as const).map((language) => formatNumber(language, 12_345))).toEqual([
    '12,345',
    '12.345',
    '12\u202f345',
    '12,345',
  ])
})

it.each([
  ['en', 0, '0 words'],
  ['en', 1, '1 word'],
  ['en', 1200, '1,200 words'],
  ['es', 0, '0 words'],
  ['es', 1, '1 word'],
  ['fr', 0, '0 word'],
  ['fr', 1, '1 word'],
  ['fr', 2, '2 words'],
] as const)('in %s, %i goes with the right form', (language, count, expected) => {
  expect(formatCount(language, count, { one: 'word', other: 'words' })).toBe(expected)
})

it('writes and counts what is small as Intl does', () => {
  for (const language of interfaceLanguages) {
    const [written, plural] = [new Intl.NumberFormat(language), new Intl.PluralRules(language)]
    for (const count of [...Array(1100).keys(), 0.5, 1.5, 2.5, -1, -12, 1e6]) {
      expect(formatNumber(language, count)).toBe(written.format(count))
      expect(isOne(language, Math.abs(count))).toBe(plural.select(Math.abs(count)) === 'one')
    }
  }
})

it('takes the only form where a language has one', () => {
  expect(formatCount('zh', 1, { other: '个词' })).toBe('1 个词')
})

it.each([
  ['en', 1, '1 min'],
  ['en', 10 * 60_000, '10 min'],
  ['en', 3 * 3_600_000, '3 hr'],
  ['en', 86_400_000, '1 day'],
  ['en', 86_400_000 - 60_000, '1 day'],
  ['en', 23 * 3_600_000, '23 hr'],
  ['en', 3_600_000 - 1000, '1 hr'],
  ['en', 9.4 * 86_400_000, '9 days'],
  ['es', 45 * 86_400_000, '2 m.'],
  ['zh', 400 * 86_400_000, '1年'],
] as const)('in %s, %i milliseconds are told shortly', (language, milliseconds, expected) => {
  expect(formatSpan(language, milliseconds)).toBe(expected)
})

it.each([
  ['en', 3 * 3_600_000, '3 hours ago'],
  ['es', 3_600_000, 'hace 1 hora'],
  ['fr', 9.4 * 86_400_000, 'il y a 9 jours'],
  ['zh', 10, '1分钟前'],
] as const)('in %s, %i milliseconds ago are told whole', (language, milliseconds, expected) => {
  expect(formatAgo(language, milliseconds)).toBe(expected)
})

it('names the days of the week as Intl does', async () => {
  // A Sunday.
  const days = Array.from({ length: 7 }, (_, place) => Date.UTC(2026, 10, 22 + place))
  for (const language of interfaceLanguages) {
    const named = (weekday: 'long' | 'narrow') => {
      const names = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
      return days.map((day) => names.format(day))
    }
    const { weekdays, weekdayInitials } = (await textsIn(language, 'dashboard')).dashboard
    expect(weekdays).toEqual(named('long'))
    expect([...weekdayInitials]).toEqual(named('narrow'))
  }
})

it('says the first of a month as each language does', () => {
  const written = (time: string) => interfaceLanguages.map((language) => formatDate(language, time))
  expect(written('2026-12-01T12:00:00Z')).toEqual([
    'December 1, 2026',
    '1 de diciembre de 2026',
    '1er décembre 2026',
    '2026年12月1日',
  ])
  expect(formatDate('fr', '2026-12-11T12:00:00Z')).toBe('11 décembre 2026')
})
