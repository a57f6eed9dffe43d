import { readWordList } from '@lingarden/languages/build/built-dictionary'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { promptRulesOf, wordRulesOf } from '@lingarden/languages/loaded'
import type { Level } from '@lingarden/domain/levels'
import type { RankOf } from './level-fit.ts'
import { wordRanks } from './word-ranks.ts'

/** Forms as frequent as this are known at a level, whatever the lists say; above the last one all words are. */
const frequentEnough: Partial<Record<Level, number>> = {
  beginner: 1500,
  elementary: 2500,
  intermediate: 4000,
  advanced: 8000,
}

/** Whether a learner of a level knows a word, in lower case. */
export type Knows = (word: string) => boolean

const made = new Map<string, Knows>()

/**
 * What is known at a level by the dictionary's lists of levels, with what is frequent, all forms of it, and numbers.
 * @returns undefined where texts are not measured, as for a native's level
 */
export function levelWords(
  language: LanguageTag,
  level: Level,
  lexicon: Lexicon | undefined,
): Knows | undefined {
  const most = frequentEnough[level]
  if (most === undefined) return undefined
  const key = `${language} ${level} ${lexicon !== undefined}`
  const knows = made.get(key) ?? makeKnows(language, level, { lexicon, most })
  made.set(key, knows)
  return knows
}

function makeKnows(
  language: LanguageTag,
  level: Level,
  { lexicon, most }: { lexicon: Lexicon | undefined; most: number },
): Knows {
  const listed = listedUpTo(language, level)
  const rankOf: RankOf = wordRanks(language)
  const numbers = numberWords(language)
  const { functionWords } = wordRulesOf(language)
  const isListed = (word: string) => listed.has(word) || functionWords.has(word) || numbers.has(word)
  const isFrequent = (word: string, limit: number) => (rankOf(word) ?? Infinity) <= limit
  const lemmas = (word: string) => lexicon?.analyse(word).map(({ lemma }) => lemma) ?? []
  // Where words are not written apart, a compound of known characters can be read.
  const isCompound = languageOf(language).hasAlphabet
    ? () => false
    : (word: string) => [...word].every((character) => characters.has(character))
  const characters = new Set([...listed].flatMap((term) => [...term]))
  return (word) =>
    isListed(word) ||
    isFrequent(word, most) ||
    isCompound(word) ||
    lemmas(word).some((lemma) => isListed(lemma) || isFrequent(lemma, most / 2))
}

/** The terms of the level and all levels below it. */
function listedUpTo(language: LanguageTag, level: Level): ReadonlySet<string> {
  const { highestLevel = {} } = promptRulesOf(language)
  const highest = level === 'native' ? undefined : highestLevel[level]
  const lists = readWordList(language, 'levels.txt').map((line) => line.split('\t'))
  const upTo = lists.findIndex(([name]) => name === highest)
  return new Set(lists.slice(0, upTo + 1).flatMap(([, terms = '']) => terms.split(' ')))
}

function numberWords(language: LanguageTag): ReadonlySet<string> {
  const { spell } = wordRulesOf(language).numbers
  const numbers = [
    ...Array.from({ length: 101 }, (_, n) => n),
    ...Array.from({ length: 9 }, (_, n) => (n + 2) * 100),
  ]
  return new Set(numbers.flatMap((number) => spell(number).words.split(/[\s-]+/)))
}
