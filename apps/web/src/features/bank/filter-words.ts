import { searchScore } from '@lingarden/domain/dictionary/search-score'
import type { BankWord } from '@lingarden/domain/word-bank'

/** From this score on a word fits a search: its letters at least in order. */
const fitsFrom = 45

/** The words that fit a query by term, reading or meaning, the best first; all of them for an empty query. */
export function filterWords(words: readonly BankWord[], query: string): BankWord[] {
  const wanted = query.trim()
  if (wanted === '') return [...words]
  return words
    .map((word) => ({ word, score: scoreOf(word, wanted) }))
    .filter(({ score }) => score >= fitsFrom)
    .toSorted((a, b) => b.score - a.score)
    .map(({ word }) => word)
}

function scoreOf({ term, pronunciation, definition }: BankWord, query: string): number {
  const contained = [...pronunciation, ...definition].map((text) => {
    const score = searchScore(query, text)
    // Letters scattered over a whole meaning say nothing.
    return score >= 80 ? score - 1 : 0
  })
  return Math.max(searchScore(query, term), ...contained)
}
