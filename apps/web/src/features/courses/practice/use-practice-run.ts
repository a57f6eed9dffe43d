import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useWords } from '@/lib/bank/get-words'
import { useLessonTracking } from '../lesson/use-lesson-tracking'

/** The words of a game in the bank, and counting what the game makes of them. */
export function usePracticeRun(languageCode: LanguageCode) {
  const rows = useWords(languageCode).data ?? []
  const bank = new Map(rows.map((row) => [row.word_string, row]))
  const { countTerm, countLookup, bring } = useLessonTracking(languageCode)
  return {
    bank,
    /** Counts words that were known as seen and brings it to the server, so that the bank shows what changed. */
    countKnown: (words: readonly PracticeWord[]) => {
      for (const { term, example } of words) countTerm(term, example)
      bring()
    },
    countLookup,
  }
}
