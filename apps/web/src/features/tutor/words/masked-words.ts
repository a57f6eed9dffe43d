import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { Plants } from '@/lib/review/use-plants'

/**
 * Words in bloom, in lower case: those to recall before reading. What was only met, or never recalled, is not known,
 * however often the tutor said it. A negation is never hidden.
 */
export function maskedWords(
  bank: readonly Pick<BankRow, 'word_string' | 'planted_at'>[],
  plants: Plants,
  language: LanguageTag,
): ReadonlySet<string> {
  const known = bank.filter((row) => isPlanted(row) && plants.get(row.word_string)?.stage === 'bloom')
  return new Set(known.map(({ word_string }) => word_string.toLowerCase())).difference(
    wordRulesOf(language).negations,
  )
}
