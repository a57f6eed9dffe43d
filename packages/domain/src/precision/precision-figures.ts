import type { Share } from './wilson-interval.ts'

/** What is wrong in a sentence of the measuring set, as a teacher would name it; not every language has every type. */
export const errorTypes = [
  'agreement',
  'verb',
  'copula',
  'article',
  'preposition',
  'pronoun',
  'order',
  'negation',
  'measure',
  'particle',
  'de',
  'complement',
  'word',
  'accent',
  'spelling',
  'homophone',
  'character',
] as const
export type ErrorType = (typeof errorTypes)[number]

/** What became of sentences with a mistake. */
interface WrongCounts {
  wrong: number
  /** Corrected, and the whole sentence came out right. */
  mended: number
  /** Corrected, but not to what is right. */
  otherwise: number
}

interface TypeCounts extends WrongCounts {
  type: ErrorType
}

/** What the tutor did with the sentences of a language; counts, so that nobody has to trust a rounded percentage. */
export interface LanguageCounts extends WrongCounts {
  /** Tag of the language. */
  tag: string
  /** Sentences without a mistake. */
  right: number
  /** Those of them in which something was corrected. */
  alarms: number
  types: readonly TypeCounts[]
}

/** The figures that the product publishes of its built-in tutor; written by `npm run evals`, never by hand. */
export interface PrecisionFigures {
  /** Day of the measurement, such as 2026-11-23. */
  measuredOn: string
  /** The commit that the measured tutor came after. */
  commit: string
  languages: readonly LanguageCounts[]
}

/** Of fewer sentences no percentage is told: one more or less would change it by more than ten points. */
export const fewestForPercentage = 10

/** How many of the corrected sentences came out right. */
export const precisionOf = ({ mended, otherwise, alarms }: LanguageCounts): Share => ({
  part: mended,
  whole: mended + otherwise + alarms,
})

/** How many of the sentences with a mistake came out right. */
export const recallOf = ({ mended, wrong }: WrongCounts): Share => ({ part: mended, whole: wrong })

/** How many of the corrected sentences of one type of mistake came out right. */
export const rightlyOf = ({ mended, otherwise }: WrongCounts): Share => ({
  part: mended,
  whole: mended + otherwise,
})

/** How many of the sentences without a mistake were corrected. */
export const alarmsOf = ({ alarms, right }: LanguageCounts): Share => ({ part: alarms, whole: right })
