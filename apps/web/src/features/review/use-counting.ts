import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { usePlants } from '@/lib/review/use-plants'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'

export interface Met {
  term: string
  /** The sentence it was met in; empty where there was none. */
  example: string
}

/** Counts what a game makes of the words of the bank (requirement 3.14), and remembers what their plants were before. */
export function useCounting(languageCode: LanguageCode) {
  const rows = useWords(languageCode).data
  const { trackTerms, trackClick, sync } = useWordTracking(languageCode)
  const [before] = useState(usePlants(languageCode))
  return {
    /** Its plant when the game began; undefined where that was not known yet. */
    stageBefore: (term: string) => before && (before.get(term)?.stage ?? 'seed'),
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
