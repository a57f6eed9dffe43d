import { creditLines, type CreditLine } from '@lingarden/database/rows/credit-line'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { readAnswer } from '@/lib/read-answer'

const pageSize = 20

async function getCreditHistory(
  userId: string,
  before: string | undefined,
  signal: AbortSignal,
): Promise<CreditLine[]> {
  const { data, error } = await getSupabase()
    .rpc('credit_history', { p_user_id: userId, p_before: before ?? 'infinity', p_limit: pageSize })
    .abortSignal(signal)
  if (error) throw error
  return readAnswer(creditLines, 'credit_history', data)
}

/** What the learner's credits were spent on and where they came from, the newest first, page by page. */
export function useCreditHistory() {
  const { id } = useUser()
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['credit-history', id],
      queryFn: ({ pageParam, signal }) => getCreditHistory(id, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.created_at),
      // Every turn adds to it.
      refetchOnMount: 'always',
    }),
  )
}
