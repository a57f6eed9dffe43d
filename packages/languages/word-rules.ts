import type { GrammaticalGender } from './kit/dictionary/entry-details.ts'
import type { TermLookup, TextToken } from './kit/tokens/text-token.ts'
import type { AnswerRules } from './rules/answer-rules.ts'
import type { CorrectionRules } from './rules/correction-rules.ts'
import type { FormRules } from './rules/form-rules.ts'
import type { InflectionRules } from './rules/inflection-rules.ts'
import type { MistakeRules } from './rules/mistake-rules.ts'
import type { ReadingRules } from './rules/reading-rules.ts'
import type { SpokenRules } from './rules/spoken-rules.ts'
import type { TypingRules } from './rules/typing-rules.ts'

/** How the words of one language are found, read, counted and judged. */
export interface WordRules {
  /** Splits a message into words, numbers, punctuation and space, which together are the message. */
  tokenize: (text: string, dictionary: TermLookup) => TextToken[]
  /** The closed classes, in lower case: only the learner's own look-up or adding plants one of them. */
  functionWords: ReadonlySet<string>
  /** Words without which a sentence would say its opposite, in lower case. */
  negations: ReadonlySet<string>
  /** A word in both of the forms that may fit a learner; absent where words do not change with who speaks. */
  genderForms?: Readonly<Record<'masculine' | 'feminine', string>>
  /** Articles as lists write them with a word, before it or after it; absent where the language has none. */
  articles?: RegExp
  /** The definite article of a noun, as it stands before it; absent where the language has none. */
  nounArticle?: (noun: NounWithGender) => string | undefined
  /** By the plain letter, the letters with marks that the language makes of it. */
  markedLetters: Readonly<Partial<Record<string, string>>>
  numbers: NumberRules
  gaps: GapRules
  answers: AnswerRules
  spoken: SpokenRules
  corrections: CorrectionRules
  mistakes?: MistakeRules
  /** Absent where words have one form. */
  inflection?: InflectionRules
  /** Absent where words have one form. */
  forms?: FormRules
  /** Absent where the writing says how a word is read. */
  readings?: ReadingRules
  /** Absent where the letters of the language stand on a keyboard. */
  typing?: TypingRules
}

/** A noun as far as its article depends on it. */
export interface NounWithGender {
  term: string
  gender: GrammaticalGender
  /** As the dictionary writes its sound; empty where it does not. */
  sound: string
  /** Whether it is known to be the plural of another word. */
  isPlural: boolean
}

/** How long the words of exercises are, in letters or characters. */
export interface GapRules {
  /** Shortest word worth a gap. */
  shortest: number
  /** Longest text of a gap: a longer mistake is a sentence to say anew, not a gap to fill. */
  longest: number
}

export interface NumberRules {
  /** What parts thousands in digits; where it is a comma or a full stop, the other one is the decimal's. */
  thousands: RegExp
  /** A whole number from 0 to 999,999,999 in words, with its reading where the language writes one. */
  spell: (number: number) => { words: string; pronunciation: string }
}
