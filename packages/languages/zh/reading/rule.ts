/**
 * When a character is read in a way: by the words before and after it, each list of words joined by spaces. A rule
 * without a condition always holds.
 */
export interface ReadingRule {
  reading: string
  before?: RegExp
  after?: RegExp
}

/** Rules of a character in the order in which they are tried; the last one always holds. */
export type ReadingRules = Readonly<Record<string, readonly ReadingRule[]>>
