import { readWordList } from '@lingarden/content/quality/built-dictionary'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { RankOf } from './level-fit.ts'

const files: Record<LanguageTag, string> = { zh: 'zh-words.txt', es: 'es-forms.txt', fr: 'fr-forms.txt' }
const read = new Map<LanguageTag, RankOf>()

/** Ranks of a language's 10,000 most frequent forms; the list is read once. */
export function wordRanks(language: LanguageTag): RankOf {
  const known = read.get(language) ?? readRanks(language)
  read.set(language, known)
  return known
}

function readRanks(language: LanguageTag): RankOf {
  const ranks = new Map(readWordList(files[language]).map((word, index) => [word, index + 1]))
  const rankOf = (word: string): number | undefined => ranks.get(word)
  return language === 'zh' ? (word) => rankOf(word) ?? rankOfParts(word, rankOf) : rankOf
}

/** A Mandarin word that is not in the list is as hard as the hardest of its characters: 红茶 is 红 and 茶. */
function rankOfParts(word: string, rankOf: RankOf): number | undefined {
  const ranks = [...word].map(rankOf)
  return ranks.some((rank) => rank === undefined) ? undefined : Math.max(...ranks.map((rank) => rank ?? 0))
}
