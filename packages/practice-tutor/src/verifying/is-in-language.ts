import { isOtherLanguage } from '@lingarden/domain/other-language'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { countEnglish } from '@lingarden/text/english'
import { promptRulesOf, tutorRulesOf } from '@lingarden/languages/loaded'

/** Fewer words may be names, sounds or calls. */
const enoughWords = 3
/** Part of the words of a sentence that the language must know. */
const knownShare = 0.5
/** By so much the part of words that another language has must be greater to tell it. */
const farMore = 0.4

interface Words {
  language: LanguageTag
  /** Whether a word, in lower case, is one of the language; undefined where nobody can tell. */
  isWord: ((word: string) => boolean) | undefined
  /** Whether a word is a frequent one of this language, and of each other one that is taught. */
  common?: { here: (word: string) => boolean; elsewhere: readonly ((word: string) => boolean)[] }
  /** Words that may stand in any sentence, in lower case: names, and what the learner asked about. */
  allowed: ReadonlySet<string>
}

/** Whether a sentence is in the language, as far as its words show it. */
export function isInLanguage(sentence: string, { language, isWord, common, allowed }: Words): boolean {
  const ours = withoutAllowed(sentence, allowed)
  if (!/\p{L}/u.test(ours)) return true
  if (languageOf(language).script === 'han') {
    const latin = ours.match(/\p{Script=Latin}/gu)?.length ?? 0
    const han = ours.match(/\p{Script=Han}/gu)?.length ?? 0
    return han > 0 && latin <= han / 2 && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(ours)
  }
  if (/(?![\p{Script=Latin}\p{M}])\p{L}/u.test(ours) || isOtherLanguage(ours, language)) return false
  const words = promptRulesOf(language).wordsOf(ours)
  if (isEnglish(words)) return false
  if (common && isMoreOf(words, common)) return false
  if (!isWord || words.length < enoughWords) return true
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  const known = words.filter((word) => isWord(word) || emptyWords.has(word) || joiningWords.has(word))
  return known.length / words.length >= knownShare
}

/** Whether all of a few words are English, or enough of more of them that no name or title explains it. */
function isEnglish(words: readonly string[]): boolean {
  const english = countEnglish(words.join(' '))
  return english > 0 && (english === words.length || (english >= 2 && english / words.length >= 0.25))
}

/** Whether by far more of the words are frequent in another language than in this one. */
function isMoreOf(words: readonly string[], { here, elsewhere }: NonNullable<Words['common']>): boolean {
  const share = (isCommon: (word: string) => boolean) => words.filter(isCommon).length / words.length
  return words.length >= enoughWords && elsewhere.some((there) => share(there) - share(here) >= farMore)
}

const withoutAllowed = (sentence: string, allowed: ReadonlySet<string>): string =>
  sentence.replace(/[\p{Script=Latin}\p{M}'’]+/gu, (word) => (allowed.has(word.toLowerCase()) ? ' ' : word))
