import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { mistakeStages } from '@lingarden/domain/mistakes/mistake-life'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { readAnswer } from '@/lib/read-answer'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { mistakeKeys } from './mistake-keys'

const countsSchema = z.array(
  z.object({
    language_code: z.string(),
    category: z.enum(mistakeCategories).catch('other'),
    stage: z.enum(mistakeStages),
    mistakes: z.number(),
  }),
)
export type MistakeCounts = z.infer<typeof countsSchema>

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
        return readAnswer(countsSchema, 'count_learner_mistakes', data)
      },
      refetchOnMount: 'always',
    }),
  )
}
