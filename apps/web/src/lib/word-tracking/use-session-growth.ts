import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import { useState } from 'react'

/** What a session made of words: those it planted, and those that the learner recalled by themselves. */
export interface SessionGrowth {
  sessionPlantedWords: string[]
  sessionRecalledWords: string[]
}

const noGrowth: SessionGrowth = { sessionPlantedWords: [], sessionRecalledWords: [] }

/**
 * Compares the bank with what it was when the session began, so that every way of planting counts, and taking it back
 * as well.
 * @param rows the learner's words; undefined until they are known
 * @param earlier what the session came to before the page was loaded anew
 */
export function useSessionGrowth(rows: readonly BankRow[] | undefined, earlier = noGrowth) {
  const [before, setBefore] = useState<ReadonlySet<string>>()
  const [plantedEarlier, setPlantedEarlier] = useState<readonly string[]>(earlier.sessionPlantedWords)
  const [recalled, setRecalled] = useState<readonly string[]>(earlier.sessionRecalledWords)
  const planted = rows?.filter(isPlanted) ?? []
  const begin = () => setBefore(rows && new Set(planted.map(({ word_string }) => word_string)))
  if (rows && !before) begin()
  const growth: SessionGrowth = {
    sessionPlantedWords: planted
      .filter(
        ({ word_string }) => before && (!before.has(word_string) || plantedEarlier.includes(word_string)),
      )
      .toSorted((a, b) => Date.parse(a.planted_at ?? '') - Date.parse(b.planted_at ?? ''))
      .map(({ word_string }) => word_string),
    sessionRecalledWords: [...recalled],
  }
  return {
    growth,
    countRecalled: (words: readonly string[]) => setRecalled((known) => [...new Set([...known, ...words])]),
    beginGrowth: () => {
      begin()
      setPlantedEarlier([])
      setRecalled([])
    },
  }
}
