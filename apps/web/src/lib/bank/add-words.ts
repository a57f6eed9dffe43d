import { useMutation } from '@tanstack/react-query'
import { useChangeBank } from './change-bank'
import { newRow } from './new-row'
import { plants } from './plants'
import { requireAccepted } from './require-accepted'

interface LessonWords {
  languageCode: string
  terms: readonly string[]
  /** What plants them: the learner who adds them, or the lesson that was played. */
  by?: 'added' | 'lesson'
}

/**
 * Adds the words of a lesson at once, skipping those that are in the bank but that a word only met is planted; they begin
 * with seen, clicks and strength 0 and empty lists (requirement 5.7b).
 */
export function useAddWords() {
  const change = useChangeBank()
  return useMutation({
    mutationFn: async ({ languageCode, terms, by = 'added' }: LessonWords) => {
      const rows = terms.map((term) =>
        newRow(
          term,
          'lesson',
          by === 'added' || plants(term, by, languageCode)
            ? { planted_by: by }
            : // It stands in the bank all the same, as a lesson is completed when all its words are strong.
              { planted_at: null, planted_by: null },
        ),
      )
      await requireAccepted(await change(languageCode, { kind: 'add', rows }))
    },
    networkMode: 'always',
  })
}
