import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankRow } from '../word-bank.ts'
import { applyEdit, invertEdit, type BankEdit } from './bank-edit.ts'

const before = '2026-01-01T00:00:00Z'
const now = '2026-11-21T10:00:00Z'
const row = (word_string: string, part: Partial<BankRow> = {}): BankRow => ({
  id: word_string,
  word_string,
  sentences: [],
  notes: '',
  tags: [],
  seen: 1,
  clicks: 0,
  created_at: before,
  updated_at: before,
  source: 'tutor',
  planted_at: before,
  planted_by: 'added',
  ...part,
})
const met = { planted_at: null, planted_by: null }
const bank = [row('sol', { tags: ['sky'], notes: 'warm' }), row('luna'), row('mar')]
const terms = (rows: readonly BankRow[]) => rows.map(({ word_string }) => word_string)

describe('applyEdit', () => {
  it('[5.7a] adds words that are not there, and leaves those that are', () => {
    const after = applyEdit(bank, { kind: 'add', rows: [row('sol', { seen: 9 }), row('río')] }, now)
    expect(terms(after)).toEqual(['río', 'sol', 'luna', 'mar'])
    expect(after[1]).toBe(bank[0])
  })

  it('plants a word that was only met where it is added, and nothing else of it changes', () => {
    const start = [row('sol', { ...met, seen: 4 })]
    const adding: BankEdit = { kind: 'add', rows: [row('sol', { planted_at: now, planted_by: 'added' })] }
    const after = applyEdit(start, adding, now)
    expect(after).toEqual([{ ...start[0], planted_at: now, planted_by: 'added', updated_at: now }])
    expect(applyEdit(start, { kind: 'add', rows: [row('sol', met)] }, now)).toEqual(start)
    expect(invertEdit(start, adding)).toEqual({ kind: 'remove', words: [], uprooted: ['sol'] })
    expect(applyEdit(after, { kind: 'remove', words: [], uprooted: ['sol'] }, now)[0]).toMatchObject(met)
  })

  it('[7.12] tags and untags several words and touches them', () => {
    const edit: BankEdit = { kind: 'tag', words: ['sol', 'mar', 'gone'], add: ['new'], remove: ['sky'] }
    const [sol, luna, mar] = applyEdit(bank, edit, now)
    expect([sol?.tags, luna?.tags, mar?.tags]).toEqual([['new'], [], ['new']])
    expect([sol?.updated_at, luna?.updated_at]).toEqual([now, before])
  })

  it('sets what the learner wrote of a word and nothing else', () => {
    const [sol] = applyEdit(bank, { kind: 'set', changes: [{ word: 'sol', change: { notes: 'hot' } }] }, now)
    expect(sol).toEqual({ ...bank[0], notes: 'hot', updated_at: now })
  })

  it('gives a word another spelling with all that is known of it, and never that of another word', () => {
    const [sol] = applyEdit(bank, { kind: 'rename', word: 'sol', to: 'el sol' }, now)
    expect(sol).toEqual({ ...bank[0], word_string: 'el sol', updated_at: now })
    expect(applyEdit(bank, { kind: 'rename', word: 'sol', to: 'mar' }, now)).toEqual(bank)
  })
})

const word = fc.constantFrom('sol', 'luna', 'mar', 'río', 'cielo')
const words = fc.uniqueArray(word, { maxLength: 4 })
const tags = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
const rows = words.chain((all) =>
  fc.tuple(
    ...all.map((one) =>
      fc
        .record({ tags, notes: fc.string(), isMet: fc.boolean() })
        .map(({ isMet, ...part }) => row(one, { ...part, ...(isMet && met) })),
    ),
  ),
)
const change = fc.record({ tags, notes: fc.string(), meaning: fc.string() }, { requiredKeys: [] })
const edit: fc.Arbitrary<BankEdit> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), rows }),
  fc.record({ kind: fc.constant('remove' as const), words, uprooted: words }),
  fc.record({ kind: fc.constant('rename' as const), word, to: word }),
  fc.record({ kind: fc.constant('tag' as const), words, add: tags, remove: tags }),
  fc.record({
    kind: fc.constant('set' as const),
    changes: fc.uniqueArray(fc.record({ word, change }), { selector: (one) => one.word }),
  }),
)
const contentOf = (all: readonly BankRow[]) =>
  all
    // A meaning that is missing is an empty one.
    .map(({ updated_at: _touched, ...content }) => ({ meaning: '', ...content }))
    .toSorted((a, b) => (a.word_string < b.word_string ? -1 : 1))

describe('an edit', () => {
  it('is taken back by its inverse, whatever the bank was', () => {
    fc.assert(
      fc.property(rows, edit, (start, one) => {
        const inverse = invertEdit(start, one)
        const after = applyEdit(start, one, now)
        const back = inverse ? applyEdit(after, inverse, now) : after
        expect(contentOf(back)).toEqual(contentOf(start))
      }),
    )
  })

  it('applied twice is applied once', () => {
    fc.assert(
      fc.property(rows, edit, (start, one) => {
        const once = applyEdit(start, one, now)
        expect(applyEdit(once, one, now)).toEqual(once)
      }),
    )
  })
})
