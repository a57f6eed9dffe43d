import type { TextToken } from '@lingarden/domain/dictionary/tokenize'

/** A word in its text, as far as that tells what it is. */
export interface WordInText {
  tokens: readonly TextToken[]
  /** Where it stands, in UTF-16 code units. */
  start: number
}
