import type { BankRow } from '@lingarden/domain/word-bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordWords } from '@/lib/analytics/words-added'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { bankKeys } from './keys'

interface Removal {
  languageCode: string
  word: string
}

async function removeWord(userId: string, { languageCode, word }: Removal): Promise<void> {
  const { error } = await getSupabase()
    .from('user_dictionaries')
    .delete()
    .eq('word_string', word)
    .eq('user_id', userId)
    .eq('language_code', languageCode)
  if (error) throw error
}

/** Removes a word: gone at once, back where the server refuses. */
export function useRemoveWord() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (removal: Removal) => removeWord(id, removal),
    onMutate: async ({ languageCode, word }) => {
      const queryKey = bankKeys.of(id, languageCode)
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<BankRow[]>(queryKey)
      queryClient.setQueryData<BankRow[]>(queryKey, (words) =>
        words?.filter((row) => row.word_string !== word),
      )
      return { before }
    },
    onSuccess: (_nothing, { languageCode, word }) => {
      void recordWords(queryClient, { userId: id, languageCode, removed: [word] })
    },
    onError: (_error, { languageCode }, context) => {
      queryClient.setQueryData(bankKeys.of(id, languageCode), context?.before)
    },
  })
}
