import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Analysis } from '@lingarden/languages/kit/lexicon/analysis'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { emptyWords, joiningWords } from './common-words.ts'
import { plainWord } from './field-of-node.ts'

/** Forms that are verbs nearly always, though the lexicon has another word that is written alike. */
const commonVerbs = new Set('es son está están hay est sont a ont fait va aime mange'.split(' '))
/** Chinese predicates that stand in no name, however short the sentence is. */
const surePredicate = /很|太.+了|了$/u
/** Those that a foreign name of some characters may have. */
const usualPredicate = /[是吃喝买看睡跑]|喜欢|[有在](?!限)|下[雨雪]|坐|写|唱|打|穿|会/u
const fewestSure = 4
const fewestUsual = 5
const fewestWords = 3

/**
 * Whether a text is surely a sentence about something, not a name, a place or a time: it has a finite verb that can be
 * nothing else, and no word that nobody knows, which may be a name.
 * @param words of the text, in lower case
 * @param lexicon where it is missing, only Chinese is told
 */
export function isClause(
  words: readonly string[],
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): boolean {
  if (language === 'zh') return isChineseClause(words.join(''))
  if (!lexicon || words.length < fewestWords) return false
  return words.some((word) => isVerb(word, lexicon)) && words.every((word) => isWord(word, language, lexicon))
}

const isChineseClause = (text: string): boolean =>
  (text.length >= fewestSure && surePredicate.test(text)) ||
  (text.length >= fewestUsual && usualPredicate.test(text))

function isVerb(word: string, lexicon: Lexicon): boolean {
  if (commonVerbs.has(word)) return true
  const readings = lexicon.analyse(word)
  return readings.some(({ tense }) => tense !== undefined && tense !== 'ip') && readings.every(isOfVerb)
}

const isOfVerb = ({ kind }: Analysis): boolean => kind === 'verb'

function isWord(word: string, language: LanguageTag, lexicon: Lexicon): boolean {
  const plain = plainWord(word, language)
  if (emptyWords[language].has(plain) || joiningWords[language].has(plain)) return true
  return word.endsWith("'") || commonVerbs.has(word) || lexicon.analyse(word).length > 0
}
