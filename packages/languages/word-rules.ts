import type { TermLookup, TextToken } from './kit/tokens/text-token.ts'

/** How the words of one language are found, read, counted and judged. */
export interface WordRules {
  /** Splits a message into words, numbers, punctuation and space, which together are the message. */
  tokenize: (text: string, dictionary: TermLookup) => TextToken[]
  /** The closed classes, in lower case: only the learner's own look-up or adding plants one of them. */
  functionWords: ReadonlySet<string>
  numbers: NumberRules
}

export interface NumberRules {
  /** What parts thousands in digits; where it is a comma or a full stop, the other one is the decimal's. */
  thousands: RegExp
  /** A whole number from 0 to 999,999,999 in words, with its reading where the language writes one. */
  spell: (number: number) => { words: string; pronunciation: string }
}
