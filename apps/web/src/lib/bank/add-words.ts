import { useMutation } from '@tanstack/react-query'
import { useChangeBank } from './change-bank'
import { newRow } from './new-row'
import { requireAccepted } from './require-accepted'

interface LessonWords {
  languageCode: string
  terms: readonly string[]
}

/**
 * Adds the words of a lesson at once, skipping those that are in the bank but that a word only met is planted; they begin
 * with seen, clicks and strength 0 and empty lists (requirement 5.7b). Answers how many were planted.
 */
export function useAddWords() {
  const change = useChangeBank()
  return useMutation({
    mutationFn: async ({ languageCode, terms }: LessonWords) => {
      const rows = terms.map((term) => newRow(term, 'lesson'))
      const { inverse } = await requireAccepted(await change(languageCode, { kind: 'add', rows }))
      return inverse?.kind === 'remove' ? inverse.words.length + (inverse.uprooted?.length ?? 0) : 0
    },
    networkMode: 'always',
  })
}
