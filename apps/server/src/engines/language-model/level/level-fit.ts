import type { LanguageTag } from '@lingarden/languages/find-language'
import { promptRulesOf } from '@lingarden/languages/loaded'
import type { Level } from '@lingarden/domain/levels'

/** A word's place among the words of its language, 1 = most frequent; undefined where it is rare. */
export type RankOf = (word: string) => number | undefined

export interface LevelFit {
  /** Words that count: no names, no numbers. */
  words: number
  /** Part of them that is frequent or known to the learner, 0 to 1; 1 for a text without words. */
  share: number
  /** The others, in their order. */
  tooHard: string[]
}

interface Demand {
  /** Words up to this rank count as level words. */
  maxRank: number
  minShare: number
}

/** Only the first two levels are held to a share; above, rare words are what one comes for. */
const demands: Partial<Record<Level, Demand>> = {
  beginner: { maxRank: 4000, minShare: 0.7 },
  elementary: { maxRank: 6000, minShare: 0.75 },
}
/** Fewer words than these say nothing about a text. */
const minWords = 4

/** Whether texts at this level are measured. */
export const isMeasured = (level: Level): boolean => demands[level] !== undefined

/** The part of a text's words that are frequent enough for a level, or known to the learner. */
export function measureFit(
  text: string,
  { level, language, rankOf, known }: LevelContext,
): LevelFit & { isTooHard: boolean } {
  const demand = demands[level]
  const words = promptRulesOf(language).wordsOf(text)
  const tooHard = demand
    ? words.filter((word) => (rankOf(word) ?? Infinity) > demand.maxRank && !known.has(word))
    : []
  const share = words.length === 0 ? 1 : 1 - tooHard.length / words.length
  const isTooHard = demand !== undefined && words.length >= minWords && share < demand.minShare
  return { words: words.length, share, tooHard: [...new Set(tooHard)], isTooHard }
}

export interface LevelContext {
  level: Level
  language: LanguageTag
  rankOf: RankOf
  /** The learner's words in lower case. */
  known: ReadonlySet<string>
}
