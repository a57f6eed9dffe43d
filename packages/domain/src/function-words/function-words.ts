import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'

/** Whether a word belongs to a closed class: only the learner's own look-up or adding plants it. */
export const isFunctionWord = (word: string, language: LanguageTag): boolean =>
  wordRulesOf(language).functionWords.has(word.toLowerCase().replaceAll('’', "'"))
