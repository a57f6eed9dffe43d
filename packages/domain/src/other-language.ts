import { languageOf, supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { countEnglish, englishAlone, latinWords } from '@lingarden/text/english'

/**
 * Whether a text is plainly not in the language that is learnt: English, another language that is taught here, or letters of
 * another script.
 */
export function isOtherLanguage(text: string, language: LanguageTag): boolean {
  const words = latinWords(text)
  const hasHan = /\p{Script=Han}/u.test(text)
  if (languageOf(language).script === 'han') return !hasHan && /\p{L}/u.test(text)
  if (hasHan || (words.length === 0 && /\p{L}/u.test(text))) return true
  if (words.length === 1) return englishAlone.has(words[0] ?? '')
  const english = countEnglish(text)
  if (english >= 2 && english / words.length > 0.5) return true
  return supportedLanguages.some(
    (other) => other.tag !== language && isToldByWords(text, other.tag, language),
  )
}

/** Words that must tell another language: a name or a title has one or two. */
const fewestTelling = 2

/** Whether a text has words of another language that tell it, more of them than of the one that is learnt, and many. */
function isToldByWords(text: string, other: LanguageTag, language: LanguageTag): boolean {
  const words = text.toLowerCase().match(/\p{Script=Latin}+(?:['’]\p{Script=Latin}+)?/gu) ?? []
  const count = (tag: LanguageTag) => {
    const telling = new Set(languageOf(tag).tellTale)
    return words.filter((word) => telling.has(word.replaceAll('’', "'"))).length
  }
  const [ofOther, ofThis] = [count(other), count(language)]
  return ofOther >= fewestTelling && ofOther > ofThis && ofOther / words.length >= 0.3
}
