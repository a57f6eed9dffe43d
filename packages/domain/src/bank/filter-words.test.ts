import { describe, expect, it } from 'vitest'
import { dayMs } from '../review/word-card.ts'
import { bankWord } from './bank-word-sample.ts'
import { filterWords, type WordFilter } from './filter-words.ts'
import { sortWords, type SortKey } from './sort-words.ts'

const dayStart = Date.UTC(2026, 10, 21)
const clock = { now: dayStart + 10 * 3_600_000, dayStart, dayEnd: dayStart + dayMs }
const daysAgo = (days: number) => new Date(dayStart - days * dayMs).toISOString()
const words = [
  bankWord({ term: 'sol', strength: 0, dateAdded: daysAgo(0), tags: ['sky'], source: 'hand' }),
  bankWord({ term: 'agua', strength: 20, dateAdded: daysAgo(6) }),
  bankWord({ term: 'mar', strength: 59, dateAdded: daysAgo(7), source: 'file' }),
  bankWord({ term: 'luna', strength: 60, dateAdded: daysAgo(29), tags: ['sky', 'night'] }),
  bankWord({ term: 'ñandú', strength: 100, dateAdded: daysAgo(30), dateTouched: daysAgo(0) }),
]
const due = new Map([
  ['sol', clock.dayEnd - 1],
  ['agua', clock.dayEnd],
  ['mar', clock.dayEnd + 7 * dayMs],
  ['luna', clock.now - 90 * dayMs],
])
const plants = new Map([
  ['agua', { stage: 'sprout' as const }],
  ['sol', { stage: 'bloom' as const }],
])
const found = (filter: WordFilter) =>
  filterWords(words, filter, { due, plants, clock }).map(({ term }) => term)

describe('filterWords', () => {
  it.each<[WordFilter, string[]]>([
    [{}, ['sol', 'agua', 'mar', 'luna', 'ñandú']],
    [{ strength: 'weak' }, ['sol', 'agua', 'mar']],
    [{ strength: 'medium' }, ['luna']],
    [{ strength: 'strong' }, ['ñandú']],
    [{ strength: 'seed' }, ['mar', 'luna', 'ñandú']],
    [{ strength: 'sprout' }, ['agua']],
    [{ strength: 'bloom' }, ['sol']],
    [{ tag: 'sky' }, ['sol', 'luna']],
    [{ tag: 'sk' }, []],
    [{ source: 'file' }, ['mar']],
    [{ due: 'now' }, ['sol', 'luna']],
    [{ due: 'week' }, ['agua']],
    [{ due: 'later' }, ['mar']],
    [{ due: 'never' }, ['ñandú']],
    [{ added: 'today' }, ['sol']],
    [{ added: 'week' }, ['sol', 'agua']],
    [{ added: 'month' }, ['sol', 'agua', 'mar', 'luna']],
    [{ added: 'older' }, ['ñandú']],
    [{ tag: 'sky', strength: 'weak', due: 'now' }, ['sol']],
  ])('[4.5] %j', (filter, terms) => expect(found(filter)).toEqual(terms))
})

describe('sortWords', () => {
  const sorted = (key: SortKey, direction: 'asc' | 'desc') =>
    sortWords(words, { key, direction }, { due, tag: 'es' }).map(({ term }) => term)

  it.each<[SortKey, 'asc' | 'desc', string[]]>([
    ['term', 'asc', ['agua', 'luna', 'mar', 'ñandú', 'sol']],
    ['term', 'desc', ['sol', 'ñandú', 'mar', 'luna', 'agua']],
    ['strength', 'asc', ['sol', 'agua', 'mar', 'luna', 'ñandú']],
    ['added', 'desc', ['sol', 'agua', 'mar', 'luna', 'ñandú']],
    ['touched', 'desc', ['ñandú', 'sol', 'agua', 'mar', 'luna']],
    ['due', 'asc', ['luna', 'sol', 'agua', 'mar', 'ñandú']],
    ['due', 'desc', ['mar', 'agua', 'sol', 'luna', 'ñandú']],
  ])('by %s, %s', (key, direction, terms) => expect(sorted(key, direction)).toEqual(terms))

  it('orders Mandarin by its pinyin', () => {
    const mandarin = ['中', '爱', '你'].map((term) => bankWord({ term }))
    const terms = sortWords(mandarin, { key: 'term', direction: 'asc' }, { due, tag: 'zh' })
    expect(terms.map(({ term }) => term)).toEqual(['爱', '你', '中'])
  })
})
