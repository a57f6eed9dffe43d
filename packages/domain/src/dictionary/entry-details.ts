import type { FormOf } from './form-table.ts'

/** What a dictionary may know of a word beside its readings and senses; each is there only where it is known. */
export interface EntryDetails {
  /** Part of speech of the first sense, abbreviated: "n.", "v.", "adj." … */
  pos?: string
  gender?: 'm' | 'f' | 'mf'
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
}

const genders = new Set<unknown>(['m', 'f', 'mf'])

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isFormOf = (value: unknown): value is FormOf =>
  Array.isArray(value) && value.length === 2 && value.every(isText)

/** The details among the fields of a raw entry; those of the wrong shape are left out. */
export function readDetails(fields: Readonly<Record<string, unknown>>): EntryDetails {
  const { pos, gender, rank, level, measureWords, traditional, formOf, vulgar } = fields
  const words = Array.isArray(measureWords) ? measureWords.filter(isText) : []
  const lemmas = Array.isArray(formOf) ? formOf.filter(isFormOf) : []
  return {
    ...(isText(pos) && { pos }),
    ...(genders.has(gender) && { gender: gender as 'm' | 'f' | 'mf' }),
    ...(Number.isInteger(rank) && (rank as number) > 0 && { rank: rank as number }),
    ...(isText(level) && { level }),
    ...(words.length > 0 && { measureWords: words }),
    ...(isText(traditional) && { traditional }),
    ...(lemmas.length > 0 && { formOf: lemmas }),
    ...(vulgar === true && { vulgar }),
  }
}
