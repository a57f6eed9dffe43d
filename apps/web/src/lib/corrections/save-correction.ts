import type { CorrectionRow } from '@lingarden/domain/dictionary/learner-corrections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { correctionKeys } from './keys'

async function saveCorrection(userId: string, languageCode: string, row: CorrectionRow): Promise<void> {
  const { error } = await getSupabase()
    .from('dictionary_corrections')
    .upsert({ user_id: userId, language_code: languageCode, ...row })
  if (error) throw error
}

async function removeCorrection(userId: string, languageCode: string, term: string): Promise<void> {
  const { error } = await getSupabase()
    .from('dictionary_corrections')
    .delete()
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .eq('term', term)
  if (error) throw error
}

/** Keeps what the learner put right; a row without reading and words takes it back. */
export function useSaveCorrection(languageCode: string) {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (row: CorrectionRow) =>
      row.reading === null && row.words === null
        ? removeCorrection(id, languageCode, row.term)
        : saveCorrection(id, languageCode, row),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: correctionKeys.of(id, languageCode) }),
  })
}
