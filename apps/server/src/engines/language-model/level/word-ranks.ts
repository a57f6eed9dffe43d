import { readWordList } from '@lingarden/languages/build/built-dictionary'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { promptRulesOf } from '@lingarden/languages/loaded'
import type { RankOf } from './level-fit.ts'

const read = new Map<LanguageTag, RankOf>()

/** Ranks of a language's 10,000 most frequent forms; the list is read once. */
export function wordRanks(language: LanguageTag): RankOf {
  const known = read.get(language) ?? readRanks(language)
  read.set(language, known)
  return known
}

function readRanks(language: LanguageTag): RankOf {
  const ranks = new Map(readWordList(language, 'frequent.txt').map((word, index) => [word, index + 1]))
  const rankOf: RankOf = (word) => ranks.get(word)
  return (word) => rankOf(word) ?? promptRulesOf(language).rankUnlisted?.(word, rankOf)
}
