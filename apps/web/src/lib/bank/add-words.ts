import { useMutation, useQueryClient } from '@tanstack/react-query'
import { recordWords } from '@/lib/analytics/words-added'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { bankKeys } from './keys'

interface LessonWords {
  languageCode: string
  terms: readonly string[]
}

/**
 * Adds the words of a lesson at once, skipping those that are in the bank; they begin with seen, clicks and strength 0
 * and empty lists (requirement 5.7b).
 * @returns those that were new
 */
async function addWords(userId: string, { languageCode, terms }: LessonWords): Promise<string[]> {
  const rows = terms.map((term) => ({
    user_id: userId,
    language_code: languageCode,
    word_string: term,
    seen: 0,
    clicks: 0,
    sentences: [],
    tags: [],
  }))
  const { data, error } = await getSupabase()
    .from('user_dictionaries')
    .upsert(rows, { onConflict: 'user_id,language_code,word_string', ignoreDuplicates: true })
    .select('word_string')
  if (error) throw error
  return data.map(({ word_string }) => word_string)
}

export function useAddWords() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (words: LessonWords) => {
      const added = await addWords(id, words)
      void recordWords(queryClient, { userId: id, languageCode: words.languageCode, added })
      return added.length
    },
    onSuccess: (_count, { languageCode }) =>
      queryClient.invalidateQueries({ queryKey: bankKeys.of(id, languageCode) }),
  })
}
