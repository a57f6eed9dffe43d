import { wordStrength } from './strength.ts'

/** Sentences kept per word, the newest last (requirement 9.5b). */
export const sentencesKeptPerWord = 3

/** A word as the bank shows it (requirement 3.13). */
export interface BankWord {
  id: string
  term: string
  pronunciation: string[]
  definition: string[]
  sentences: string[]
  notes: string
  tags: string[]
  seen: number
  clicks: number
  /** 0 to 100. */
  strength: number
  dateAdded: string
}

/** The columns of user_dictionaries that a bank word is made from. */
export interface BankRow {
  id: string
  word_string: string
  sentences: string[]
  notes: string
  tags: string[]
  seen: number
  clicks: number
  created_at: string
}

export interface WordMeaning {
  pronunciation: string[]
  definition: string[]
}

/** Joins a stored row with what the dictionary knows of its term. */
export function bankWordFromRow(row: BankRow, meaning: WordMeaning | undefined): BankWord {
  return {
    id: row.id,
    term: row.word_string,
    pronunciation: meaning?.pronunciation ?? [],
    definition: meaning?.definition ?? [],
    sentences: row.sentences.slice(-sentencesKeptPerWord),
    notes: row.notes,
    tags: row.tags,
    seen: row.seen,
    clicks: row.clicks,
    strength: wordStrength(row.seen, row.clicks),
    dateAdded: row.created_at,
  }
}
