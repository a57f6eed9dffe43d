import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { memoryKeys } from './memory-keys'

export type Remembered = 'facts' | 'mistakes'

const tables = { facts: 'learner_facts', mistakes: 'learner_mistakes' } as const

/** Makes the tutor forget one fact or mistake of a language, or without an id all of them. */
export function useForget(kind: Remembered, languageCode: string) {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      const all = getSupabase()
        .from(tables[kind])
        .delete()
        .eq('user_id', userId)
        .eq('language_code', languageCode)
      const { error } = await (id === undefined ? all : all.eq('id', id))
      if (error) throw error
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memoryKeys[kind](userId, languageCode) }),
  })
}
