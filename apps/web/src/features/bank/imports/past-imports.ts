import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { readBankAgainInTabs } from '@/lib/bank/read-again'
import { reviewKeys } from '@/lib/review/keys'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

/** Imports that are listed. */
const mostListed = 20

const importKeys = {
  of: (userId: string, languageCode: string) => ['word-imports', userId, languageCode] as const,
}

/** The imports of a language that stand, the last one first. */
export const pastImportsQuery = (userId: string, languageCode: string) =>
  queryOptions({
    queryKey: importKeys.of(userId, languageCode),
    queryFn: async ({ signal }) => {
      const { data } = await getSupabase()
        .from('word_imports')
        .select('id, name, made_at')
        .eq('user_id', userId)
        .eq('language_code', languageCode)
        .is('undone_at', null)
        .order('made_at', { ascending: false })
        .limit(mostListed)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

/** Has every page of this browser read what an import has changed. */
export function useReadAfterImport(languageCode: string): () => Promise<void> {
  const client = useQueryClient()
  const { id: userId } = useUser()
  return async () => {
    void client.resetQueries({ queryKey: reviewKeys.logOf(userId, languageCode) })
    await Promise.all([
      client.invalidateQueries({ queryKey: importKeys.of(userId, languageCode) }),
      readBankAgainInTabs(client, { userId, languageCode }),
    ])
  }
}

/** Takes an import back: how many words went, and how many stay as they were practised since. */
export function useUndoImport(languageCode: string) {
  const { id: userId } = useUser()
  const readAgain = useReadAfterImport(languageCode)
  return useMutation({
    mutationFn: async (importId: string) => {
      const { data } = await getSupabase()
        .rpc('undo_import', { p_user_id: userId, p_import_id: importId })
        .throwOnError()
      await readAgain()
      return data as { removed: number; kept: number }
    },
  })
}
