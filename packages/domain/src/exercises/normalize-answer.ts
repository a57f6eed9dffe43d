import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'

/** The words of an answer as they are compared. */
export const answerWords = (text: string, language: LanguageTag): string[] =>
  wordRulesOf(language).answers.listWords(text)

/** Whether two answers are the same but for case, punctuation and spaces. */
export function isSameAnswer(a: string, b: string, language: LanguageTag): boolean {
  return answerWords(a, language).join('') === answerWords(b, language).join('')
}
