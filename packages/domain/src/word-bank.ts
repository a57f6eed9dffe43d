import type { ReaderMeaning, ToldMeaning } from './courses/outline.ts'
import { wordStrength } from './strength.ts'

/** Sentences kept per word, the newest last (requirement 9.5b). */
export const sentencesKeptPerWord = 3

/** Where a word of the bank came from; what is met or added in a conversation comes from the tutor. */
export const wordSources = ['tutor', 'lesson', 'hand', 'phrase', 'text', 'file'] as const
export type WordSource = (typeof wordSources)[number]

/** How a word was planted: what its learner did with it first. An imported one counts on no leaderboard. */
export const plantings = ['look-up', 'added', 'used', 'lesson', 'import'] as const
export type Planting = (typeof plantings)[number]

/** A word as the bank shows it (requirement 3.13). */
export interface BankWord {
  id: string
  term: string
  /** The learner's own where they gave one, else the dictionary's; likewise the definition. */
  pronunciation: string[]
  definition: string[]
  /** The first of the definition where it is in the language of the reader; the others are English. */
  told?: ReaderMeaning | undefined
  /** What the learner wrote in place of the dictionary; empty where they left it to the dictionary. */
  own: { reading: string; meaning: string }
  sentences: string[]
  notes: string
  tags: string[]
  seen: number
  clicks: number
  /** 0 to 100. */
  strength: number
  dateAdded: string
  /** When it was met or changed last. */
  dateTouched: string
  /** Whether the learner has acted on it; one that was only met has no card and stands in no garden. */
  isPlanted: boolean
  /** When and how it was planted; undefined while it was only met. */
  planted?: { at: string; by: Planting }
  source: WordSource
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
  updated_at: string
  /** One of wordSources. */
  source: string
  /** When the learner acted on it first; null while it was only met. */
  planted_at: string | null
  /** One of plantings; null while it was only met. */
  planted_by: string | null
  /** The learner's own in place of the dictionary's; missing in rows that an earlier build kept. */
  reading?: string
  meaning?: string
}

/** Joins a stored row with what the dictionary knows of its term. */
export function bankWordFromRow(row: BankRow, meaning: ToldMeaning | undefined): BankWord {
  const own = { reading: row.reading ?? '', meaning: row.meaning ?? '' }
  return {
    id: row.id,
    term: row.word_string,
    ...meaningOf(own, meaning),
    own,
    sentences: row.sentences.slice(-sentencesKeptPerWord),
    notes: row.notes,
    tags: row.tags,
    seen: row.seen,
    clicks: row.clicks,
    strength: wordStrength(row.seen, row.clicks),
    dateAdded: isoTime(row.created_at),
    dateTouched: isoTime(row.updated_at),
    isPlanted: isPlanted(row),
    ...(row.planted_at !== null && { planted: { at: isoTime(row.planted_at), by: plantingOf(row) } }),
    source: wordSources.find((source) => source === row.source) ?? 'tutor',
  }
}

const plantingOf = ({ planted_by }: BankRow): Planting =>
  plantings.find((planting) => planting === planted_by) ?? 'added'

/** Whether a row is of a word that was planted, and not only met. */
export const isPlanted = ({ planted_at }: Pick<BankRow, 'planted_at'>): boolean => planted_at !== null

/** The same word as another dictionary, or one that has opened since, explains it. */
export const explainWord = (word: BankWord, meaning: ToldMeaning | undefined): BankWord => ({
  ...word,
  ...meaningOf(word.own, meaning),
})

/** What the learner wrote stands in place of what the dictionary says. */
function meaningOf(
  { reading, meaning: own }: BankWord['own'],
  meaning: ToldMeaning | undefined,
): Pick<BankWord, 'pronunciation' | 'definition' | 'told'> {
  return {
    pronunciation: reading ? [reading] : (meaning?.pronunciation ?? []),
    definition: own ? [own] : (meaning?.definition ?? []),
    told: own ? undefined : meaning?.told,
  }
}

/**
 * The time as ISO 8601 has it; some backends write it as PostgreSQL does, which not every browser reads. Put together
 * from its parts, as a pattern over every time of a large bank would be felt.
 */
function isoTime(time: string): string {
  if (time[10] === 'T') return time
  const sign = time.at(-3)
  const minutes = sign === '+' || sign === '-' ? ':00' : ''
  return `${time.slice(0, 10)}T${time.slice(11)}${minutes}`
}
