import { strengthBand, wordStrength } from '@lingarden/domain/strength'
import type { BankRow } from '@lingarden/domain/word-bank'

/** Without them a sentence would say its opposite. */
const negations = new Set(['no', 'nunca', 'ne', 'pas', 'jamais', '不', '没', '没有', '别'])

/**
 * Words that the learner knows well (strength 80 and above), in lower case: those to recall before reading. A negation is
 * never hidden.
 */
export function maskedWords(
  bank: readonly Pick<BankRow, 'word_string' | 'seen' | 'clicks'>[],
): ReadonlySet<string> {
  const known = bank.filter(({ seen, clicks }) => strengthBand(wordStrength(seen, clicks)) === 'strong')
  return new Set(known.map(({ word_string }) => word_string.toLowerCase())).difference(negations)
}
