import type { Review } from '@lingarden/domain/review/review'
import { rowFromReview } from '@lingarden/domain/review/review-row'
import { getSupabase } from '@/lib/supabase'

/**
 * Sends reviews; those that the server has already stay as they are, so that all may be sent again after a failure.
 * @throws the data API's error
 */
export async function addReviews(
  given: readonly { userId: string; languageCode: string; review: Review }[],
): Promise<void> {
  const rows = given.map(({ userId, languageCode, review }) => ({
    user_id: userId,
    language_code: languageCode,
    ...rowFromReview(review),
  }))
  const { error } = await getSupabase()
    .from('review_log')
    .upsert(rows, { onConflict: 'user_id,id', ignoreDuplicates: true })
  if (error) throw error
}
