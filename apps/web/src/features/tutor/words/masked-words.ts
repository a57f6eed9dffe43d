import { strengthBand, wordStrength } from '@lingarden/domain/strength'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { BankRow } from '@lingarden/domain/word-bank'

/**
 * Words that the learner knows well (planted, strength 80 and above), in lower case: those to recall before reading. What
 * was only met is not known, however often the tutor said it. A negation is never hidden.
 */
export function maskedWords(
  bank: readonly Pick<BankRow, 'word_string' | 'seen' | 'clicks' | 'planted_at'>[],
  language: LanguageTag,
): ReadonlySet<string> {
  const known = bank.filter(
    ({ seen, clicks, planted_at: plantedAt }) =>
      plantedAt !== null && strengthBand(wordStrength(seen, clicks)) === 'strong',
  )
  return new Set(known.map(({ word_string }) => word_string.toLowerCase())).difference(
    wordRulesOf(language).negations,
  )
}
