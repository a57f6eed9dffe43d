/** What a learner may ask instead of answering, in one language. */
export interface RequestPatterns {
  /** What a word means; the word is the group `of`. */
  meaning: readonly RegExp[]
  /** How something is said; what is to be said is the group `of`. */
  wording: readonly RegExp[]
  /** For simpler words. */
  simpler: readonly RegExp[]
}

/** What is asked about, in quotation marks or not, up to the end of the question. */
const of = '[\\s:«“"「]*(?<of>[^«»“”"「」?？]{1,40}?)[\\s»”"」]*'
const inLanguage = '(?: (?:in|en|auf) \\p{L}+)?'
const whole = (pattern: string) =>
  new RegExp(
    `^[¿\\s]*${pattern.replaceAll('{of}', () => of).replaceAll('{in language}', () => inLanguage)}[\\s.!?？。…]*$`,
    'iu',
  )

/** Patterns of whole messages: `{of}` stands for what is asked about, `{in language}` for “in Spanish” or nothing. */
export const requestsOf = (
  sources: Readonly<Record<keyof RequestPatterns, readonly string[]>>,
): RequestPatterns => ({
  meaning: sources.meaning.map(whole),
  wording: sources.wording.map(whole),
  simpler: sources.simpler.map(whole),
})
