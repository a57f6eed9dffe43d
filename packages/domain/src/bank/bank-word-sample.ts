import type { BankWord } from '../word-bank.ts'

/** A planted word of a bank for tests: met once, on 1 November 2026, and nothing else known of it. */
export function bankWord(part: Partial<BankWord> & { term: string }): BankWord {
  return {
    id: part.term,
    pronunciation: [],
    definition: [],
    own: { reading: '', meaning: '' },
    sentences: [],
    notes: '',
    tags: [],
    seen: 1,
    clicks: 0,
    strength: 4,
    dateAdded: '2026-11-01T12:00:00Z',
    dateTouched: '2026-11-01T12:00:00Z',
    isPlanted: true,
    source: 'tutor',
    ...part,
  }
}
