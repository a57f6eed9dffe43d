import type { KnownTerm } from '../../kit/tokens/text-token.ts'

/**
 * Costs are natural logarithms of how unlikely a word is, by Zipf's law from its rank: 6 for 的, 11 for the word of
 * rank 1,000, 15.5 for one of rank 100,000. The shift keeps two very frequent characters from beating the word that
 * they make (不是, 要是); the total, higher than the words of a language add up to, favours fewer and longer words.
 */
const zipf = { shift: 10, total: 4 }

/** A term that the dictionary has without a rank. */
const unranked = 15.5
/** A character that no dictionary knows. */
const unknown = 18

export function costOfTerm({ rank }: KnownTerm): number {
  return rank === undefined ? unranked : Math.log(rank + zipf.shift) + zipf.total
}

export const costOfUnknown = unknown

/** A repeated word is a little less likely than the word. */
export const costOfRepeating = 2

/** What is against a reading of the text that is likely a chance. */
export const improbable = 4

/** Rank up to which a word is one of every day. */
export const everyday = 3000

/** A number written out, or one in digits: whole numbers are never worth splitting. */
export const costOfNumber = 5

/** What a learner has put right is taken before anything else. */
export const costOfCorrected = -1000
