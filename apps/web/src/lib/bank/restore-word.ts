import { localDay } from '@lingarden/domain/analytics/local-day'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { currentDay } from '@/lib/analytics/use-today'
import { recordWords } from '@/lib/analytics/words-added'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { bankKeys } from './keys'

interface Restoration {
  languageCode: string
  row: BankRow
}

/** Puts a removed word back as it was. */
export function useRestoreWord() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ languageCode, row }: Restoration) => {
      const { word_string, sentences, notes, tags, seen, clicks } = row
      const { error } = await getSupabase()
        .from('user_dictionaries')
        .upsert(
          { user_id: id, language_code: languageCode, word_string, sentences, notes, tags, seen, clicks },
          { onConflict: 'user_id,language_code,word_string' },
        )
      if (error) throw error
    },
    onSuccess: (_nothing, { languageCode, row }) => {
      // A word of an earlier day is still in that day's record.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const isOfToday = localDay(Date.parse(row.created_at), timeZone) === currentDay()
      if (isOfToday) void recordWords(queryClient, { userId: id, languageCode, added: [row.word_string] })
      return queryClient.invalidateQueries({ queryKey: bankKeys.of(id, languageCode) })
    },
  })
}
