import { strengthBand, wordStrength } from '@lingarden/domain/strength'
import type { BankRow } from '@lingarden/domain/word-bank'

/** Words that the learner knows well (strength 80 and above), in lower case: those to recall before reading. */
export function maskedWords(
  bank: readonly Pick<BankRow, 'word_string' | 'seen' | 'clicks'>[],
): ReadonlySet<string> {
  const known = bank.filter(({ seen, clicks }) => strengthBand(wordStrength(seen, clicks)) === 'strong')
  return new Set(known.map(({ word_string }) => word_string.toLowerCase()))
}
