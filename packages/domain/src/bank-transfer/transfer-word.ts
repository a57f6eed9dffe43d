import type { WordSource } from '../word-bank.ts'
import type { FileReview } from './file-card.ts'

/** A word as files bring it into a bank: what a learner may have written or counted themselves. */
export interface TransferWord {
  word: string
  /** The learner's own in place of the dictionary's; empty where it is left to the dictionary. */
  reading: string
  meaning: string
  notes: string
  tags: string[]
  /** At most three, the newest last. */
  sentences: string[]
  seen: number
  clicks: number
  /** When it was added where it comes from; ISO 8601. */
  added?: string
  /** Where it came from there. */
  source?: WordSource
  /** What is known of its cards. */
  reviews?: FileReview[]
}

/** Rows of a file that are read at most; a file with more is refused as a whole. */
export const maxImportRows = 100_000
/** Characters of a file that are read at most. */
export const maxImportLength = 30_000_000

/** What the bank holds of a word at most; lengths in characters, tags also in bytes, as the database counts them. */
export const wordLimits = {
  word: 200,
  reading: 200,
  meaning: 1000,
  notes: 4000,
  tags: 50,
  tagBytes: 7000,
  sentence: 1000,
  count: 1_000_000,
} as const

/** What can be wrong with a row, or with a file as a whole. */
export type ImportProblemCode =
  | 'empty-file'
  | 'file-too-large'
  | 'too-many-rows'
  | 'broken-quotes'
  | 'too-many-columns'
  | 'no-word'
  | 'word-too-long'
  | 'unreadable-characters'
  | 'reading-too-long'
  | 'meaning-too-long'
  | 'notes-too-long'
  | 'too-many-tags'
  | 'sentence-too-long'
  | 'not-a-count'

export interface ImportProblem {
  code: ImportProblemCode
  /** The row as a spreadsheet counts, from 1; undefined where the whole file is meant. */
  row?: number
  /** The first characters of what is wrong, to find it by. */
  text?: string
}

/** A row of a file, or what is wrong with it. */
export type ReadRow = { ok: true; row: number; word: TransferWord } | { ok: false; problem: ImportProblem }
