/** How what a learner puts right of a text is kept and read. */
export interface CorrectionRules {
  /** The key that a text of a message is corrected under. */
  keyOf: (text: string) => string
  /** Whether words make up a text; both in the form of their keys. */
  areWordsOf: (words: readonly string[], key: string) => boolean
  /** What may stand between two words that are joined. */
  joinable: RegExp
}
