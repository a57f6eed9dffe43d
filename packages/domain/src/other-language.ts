import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { countEnglish, englishAlone, latinWords } from '@lingarden/text/english'

/** Whether a text is plainly not in the language that is learnt: English, or letters of another script. */
export function isOtherLanguage(text: string, language: LanguageTag): boolean {
  const words = latinWords(text)
  const hasHan = /\p{Script=Han}/u.test(text)
  if (languageOf(language).script === 'han') return !hasHan && words.length > 0
  if (hasHan) return true
  if (words.length === 1) return englishAlone.has(words[0] ?? '')
  const count = countEnglish(text)
  return count >= 2 && count / words.length > 0.5
}
