import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { wordStrength } from '@lingarden/domain/strength'
import { useState } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { useLessonTracking } from '../lesson/use-lesson-tracking'

/** How strong the words of a game were when it began, and counting what the game makes of them. */
export function usePracticeRun(languageCode: LanguageCode) {
  const rows = useWords(languageCode).data ?? []
  const bank = new Map(rows.map((row) => [row.word_string, row]))
  const [before] = useState(
    () => new Map(rows.map(({ word_string, seen, clicks }) => [word_string, wordStrength(seen, clicks)])),
  )
  const { countTerm, countLookup, bring } = useLessonTracking(languageCode)
  return {
    bank,
    /** Strength when the game began, 0 to 100; undefined where the word is not in the bank. */
    strengthBefore: ({ term }: PracticeWord) => before.get(term),
    /** Counts words that were known as seen and brings it to the server, so that the bank shows what changed. */
    countKnown: (words: readonly PracticeWord[]) => {
      for (const { term, example } of words) countTerm(term, example)
      bring()
    },
    countLookup,
  }
}
