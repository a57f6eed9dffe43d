import { mistakeCounts } from '@lingarden/database/rows/mistake-count'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readAnswer } from '@/lib/read-answer'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { mistakeKeys } from './mistake-keys'

/** How many mistakes the learner has of each language, kind and stage. */
export function useMistakeCounts() {
  const { id } = useUser()
  return useQuery(
    queryOptions({
      queryKey: mistakeKeys.counts(id),
      queryFn: async ({ signal }) => {
        const { data, error } = await getSupabase()
          .rpc('count_learner_mistakes', { p_user_id: id })
          .abortSignal(signal)
        if (error) throw error
        return readAnswer(mistakeCounts, 'count_learner_mistakes', data)
      },
      refetchOnMount: 'always',
    }),
  )
}
