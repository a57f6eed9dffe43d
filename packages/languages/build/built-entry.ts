import type { GrammaticalGender } from '../kit/dictionary/entry-details.ts'
import type { FormOf } from '../kit/dictionary/form-table.ts'

/** One entry as it stands in a built file; a key that says nothing is left out. */
export interface BuiltEntry {
  term: string
  /** Readings joined by ' | ', the common one first. */
  pronunciation: string
  /** Senses joined by '; ', readings' senses by ' | ', the common one first. */
  definition: string
  /** Part of speech of the first sense, as the definition abbreviates it ("n.", "v."). */
  pos?: string
  gender?: GrammaticalGender
  /** Place among the words of the language, 1 = most frequent. */
  rank?: number
  /** 'A1' to 'C1', or 'HSK1' to 'HSK6'. */
  level?: string
  measureWords?: string[]
  traditional?: string
  /** What the word is a form of, with the reason code of the domain's form-reason. */
  formOf?: readonly FormOf[]
  vulgar?: true
  /** No word of the language: a name, an English word, a misspelling. */
  aside?: true
}
