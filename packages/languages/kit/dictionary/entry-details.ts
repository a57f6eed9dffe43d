import type { FormOf } from './form-table.ts'

/** Masculine, feminine, neuter; of a word that may be either of two, both. */
export const genders = ['m', 'f', 'n', 'mf'] as const
export type GrammaticalGender = (typeof genders)[number]

/** What a dictionary may know of a word beside its readings and senses; each is there only where it is known. */
export interface EntryDetails {
  /** Part of speech of the first sense, abbreviated: "n.", "v.", "adj." … */
  pos?: string
  gender?: GrammaticalGender
  /** Place among the words of the language, 1 = most frequent. */
  rank?: number
  /** 'A1' to 'C1', or 'HSK1' to 'HSK6'. */
  level?: string
  measureWords?: readonly string[]
  /** In traditional characters; several, joined by ' | ', where the readings differ. */
  traditional?: string
  /** What the word is an inflected form of. */
  formOf?: readonly FormOf[]
  /** Kept out of lists and exercises; a look-up still shows it. */
  vulgar?: true
  /**
   * No word of the language: a name, an English word, a misspelling. A look-up tells what it is; it is not counted among
   * the words that a learner meets.
   */
  aside?: true
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isGender = (value: unknown): value is GrammaticalGender => genders.some((known) => known === value)

const isRank = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

const isFormOf = (value: unknown): value is FormOf =>
  Array.isArray(value) && value.length === 2 && value.every(isText)

/**
 * Adds the details among the fields of a raw entry to the entry, leaving out those of the wrong shape. It writes into
 * the entry because a dictionary has over 100,000 of them, and a learner waits.
 */
export function addDetails(entry: EntryDetails, fields: Readonly<Record<string, unknown>>) {
  const { pos, gender, rank, level, measureWords, traditional, formOf, vulgar, aside } = fields
  if (isText(pos)) entry.pos = pos
  if (isGender(gender)) entry.gender = gender
  if (isRank(rank)) entry.rank = rank
  if (isText(level)) entry.level = level
  if (Array.isArray(measureWords) && measureWords.some(isText))
    entry.measureWords = measureWords.filter(isText)
  if (isText(traditional)) entry.traditional = traditional
  if (Array.isArray(formOf) && formOf.some(isFormOf)) entry.formOf = formOf.filter(isFormOf)
  if (vulgar === true) entry.vulgar = vulgar
  if (aside === true) entry.aside = aside
}
