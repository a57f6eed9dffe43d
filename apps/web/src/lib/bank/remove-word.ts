import { useMutation } from '@tanstack/react-query'
import { useChangeBank } from './change-bank'
import { requireAccepted } from './require-accepted'

interface Removal {
  languageCode: string
  word: string
}

/** Removes a word: gone at once, back where the server refuses. */
export function useRemoveWord() {
  const change = useChangeBank()
  return useMutation({
    mutationFn: async ({ languageCode, word }: Removal) =>
      requireAccepted(await change(languageCode, { kind: 'remove', words: [word] })),
    networkMode: 'always',
  })
}
