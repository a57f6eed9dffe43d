import type { WordSource } from '@lingarden/domain/word-bank'
import { useMutation } from '@tanstack/react-query'
import { useChangeBank } from './change-bank'
import { newRow } from './new-row'
import { requireAccepted } from './require-accepted'

interface NewWord {
  languageCode: string
  word: string
  sentence?: string
  /** Where it comes from; a conversation without it. */
  source?: WordSource
}

/** Adds a word unless it is there already (5.7a); a word added by itself starts with seen 1 (5.7c). */
export function useAddWord() {
  const change = useChangeBank()
  return useMutation({
    mutationFn: async ({ languageCode, word, sentence, source = 'tutor' }: NewWord) => {
      const row = newRow(word, source, { seen: 1, sentences: sentence ? [sentence] : [] })
      return requireAccepted(await change(languageCode, { kind: 'add', rows: [row] }))
    },
    networkMode: 'always',
  })
}
