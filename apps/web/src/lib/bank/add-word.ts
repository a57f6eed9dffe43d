import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordWords } from '@/lib/analytics/words-added'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { bankKeys } from './keys'

interface NewWord {
  languageCode: string
  word: string
  sentence?: string
}

/**
 * Adds a word unless it is there already (5.7a); a word added by itself starts with seen 1 (5.7c).
 * @returns whether it was new
 */
async function addWord(userId: string, { languageCode, word, sentence }: NewWord): Promise<boolean> {
  const { data, error } = await getSupabase()
    .from('user_dictionaries')
    .upsert(
      {
        user_id: userId,
        language_code: languageCode,
        word_string: word,
        seen: 1,
        sentences: sentence ? [sentence] : [],
      },
      { onConflict: 'user_id,language_code,word_string', ignoreDuplicates: true },
    )
    .select('word_string')
  if (error) throw error
  return data.length > 0
}

export function useAddWord() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (word: NewWord) => addWord(id, word),
    onSuccess: (isNew, { languageCode, word }) => {
      if (isNew) void recordWords(queryClient, { userId: id, languageCode, added: [word] })
      return queryClient.invalidateQueries({ queryKey: bankKeys.of(id, languageCode) })
    },
  })
}
