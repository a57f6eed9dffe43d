import { expect, it } from 'vitest'
import { bankWordFromRow, explainWord, type BankRow } from './word-bank.ts'

const row: BankRow = {
  id: '1',
  word_string: 'cuenta',
  sentences: ['uno', 'dos', 'tres', 'cuatro'],
  notes: '',
  tags: ['café'],
  seen: 5,
  clicks: 0,
  created_at: '2026-11-21T08:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  source: 'lesson',
  planted_at: '2026-11-21T08:00:00Z',
  planted_by: 'lesson',
}

it('[3.13, 9.5b] a bank word keeps its last three sentences and carries its strength', () => {
  const word = bankWordFromRow(row, { pronunciation: ['/ˈkwenta/'], definition: ['bill', 'account'] })
  expect(word).toMatchObject({
    term: 'cuenta',
    sentences: ['dos', 'tres', 'cuatro'],
    definition: ['bill', 'account'],
    strength: 50,
    dateAdded: '2026-11-21T08:00:00Z',
    dateTouched: '2026-11-21T09:00:00Z',
    source: 'lesson',
  })
})

it('[3.13] a word that no dictionary knows stands in the bank without meaning', () => {
  expect(bankWordFromRow(row, undefined)).toMatchObject({ pronunciation: [], definition: [] })
})

it('a word is planted once its learner has acted on it', () => {
  expect(bankWordFromRow(row, undefined)).toMatchObject({
    isPlanted: true,
    planted: { at: '2026-11-21T08:00:00Z', by: 'lesson' },
  })
  const met = { ...row, planted_at: null, planted_by: null }
  expect(bankWordFromRow(met, undefined).isPlanted).toBe(false)
})

it('reads times as any backend writes them', () => {
  const word = bankWordFromRow({ ...row, created_at: '2026-01-05 10:00:00.123+00' }, undefined)
  expect(word.dateAdded).toBe('2026-01-05T10:00:00.123+00:00')
  const inIndia = bankWordFromRow({ ...row, created_at: '2026-01-05 10:00:00+05:30' }, undefined)
  expect(inIndia.dateAdded).toBe('2026-01-05T10:00:00+05:30')
})

it('[3.13] a word shows what its learner wrote in place of what the dictionary says', () => {
  const meaning = { pronunciation: ['/ˈkwenta/'], definition: ['bill'] }
  const word = bankWordFromRow({ ...row, meaning: 'what one pays' }, undefined)
  expect(explainWord(word, meaning)).toEqual({
    ...word,
    pronunciation: ['/ˈkwenta/'],
    definition: ['what one pays'],
  })
})
