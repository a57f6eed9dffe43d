import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { feedbackKeys } from './feedback-keys'

export interface OwnFeedback {
  id: string
  comment: string
  pageUrl: string
  hasScreenshot: boolean
  createdAt: string
}

const pageSize = 10

/** A page of what the learner sent before a moment, the newest first. A picture may be a megabyte: it is asked for alone. */
async function getOwnFeedback(
  userId: string,
  before: string | undefined,
  signal: AbortSignal,
): Promise<OwnFeedback[]> {
  let query = getSupabase()
    .from('feedback')
    .select('id, comment, page_url, has_screenshot, created_at')
    .eq('user_id', userId)
  if (before) query = query.lt('created_at', before)
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .limit(pageSize)
    .abortSignal(signal)
  if (error) throw error
  return data.map(({ id, comment, page_url, has_screenshot, created_at }) => ({
    id,
    comment,
    pageUrl: page_url,
    hasScreenshot: has_screenshot ?? false,
    createdAt: created_at,
  }))
}

/** What the learner has sent, page by page. */
export function useOwnFeedback() {
  const { id } = useUser()
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: feedbackKeys.of(id),
      queryFn: ({ pageParam, signal }) => getOwnFeedback(id, pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.createdAt),
    }),
  )
}
