import { orderReviews, type Review } from '@lingarden/domain/review/review'
import { reviewFromRow } from '@lingarden/domain/review/review-row'
import { queryOptions } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { reviewKeys } from './keys'

/** The data API answers at most this many rows at once. */
const pageSize = 1000

/**
 * Milliseconds that are read again each time: a row carries the time at which its transaction began, and can appear a
 * moment after younger ones. What is read twice counts once.
 */
const overlap = 5 * 60_000

/** The reviews that the server has received from a time on, page by page; all of them without a time. */
async function fetchReviews(
  userId: string,
  languageCode: string,
  since: number | undefined,
  signal: AbortSignal,
): Promise<Review[]> {
  const reviews: Review[] = []
  for (let from = 0; ; from += pageSize) {
    let query = getSupabase()
      .from('review_log')
      .select('id, word_string, card, grade, reviewed_at, received_at')
      .eq('user_id', userId)
      .eq('language_code', languageCode)
    if (since !== undefined) query = query.gte('received_at', new Date(since).toISOString())
    const { data, error } = await query
      .order('received_at')
      .order('id')
      .range(from, from + pageSize - 1)
      .abortSignal(signal)
    if (error) throw new Error('Failed to load reviews', { cause: error })
    reviews.push(...data.map(reviewFromRow).filter((review) => review !== undefined))
    if (data.length < pageSize) return reviews
  }
}

/** The review log of a language in order: all of it at first, then only what is new since. */
export function reviewLogQuery(userId: string, languageCode: string) {
  const queryKey = reviewKeys.logOf(userId, languageCode)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Review[]>(queryKey) ?? []
      const newest = known.reduce((latest, { receivedAt = 0 }) => Math.max(latest, receivedAt), 0)
      const since = newest > 0 ? newest - overlap : undefined
      return orderReviews([...known, ...(await fetchReviews(userId, languageCode, since, signal))])
    },
  })
}
