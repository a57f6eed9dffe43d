import { useMutation, useQueryClient } from '@tanstack/react-query'
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
 * @returns how many were new
 */
async function addWords(userId: string, { languageCode, terms }: LessonWords): Promise<number> {
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
  return data.length
}

export function useAddWords() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (words: LessonWords) => addWords(id, words),
    onSuccess: (_nothing, { languageCode }) =>
      queryClient.invalidateQueries({ queryKey: bankKeys.of(id, languageCode) }),
  })
}
