import type { LanguageCode } from '@lingarden/languages/find-language'
import { wordStrength } from '@lingarden/domain/strength'
import { useState } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'

export interface Met {
  term: string
  /** The sentence it was met in; empty where there was none. */
  example: string
}

/** Counts what a game makes of the words of the bank (requirement 3.14), and remembers how strong they were before. */
export function useCounting(languageCode: LanguageCode) {
  const rows = useWords(languageCode).data
  const { trackTerms, trackClick, sync } = useWordTracking(languageCode)
  const [before] = useState(
    () => new Map(rows?.map(({ word_string, seen, clicks }) => [word_string, wordStrength(seen, clicks)])),
  )
  return {
    /** Strength when the game began, 0 to 100. */
    strengthBefore: (term: string) => before.get(term) ?? 0,
    /** Counts answers as seen and brings them to the server. */
    countSeen: (met: readonly Met[]) => {
      for (const { term, example } of met) trackTerms([term], example)
      void sync()
    },
    /** Counts a word of the bank as looked up. */
    countLookup: (term: string, sentence: string) => {
      const known = rows?.find(({ word_string }) => word_string.toLowerCase() === term.toLowerCase())
      if (known) trackClick(known.word_string, sentence)
    },
  }
}
