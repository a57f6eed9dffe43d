import type { Review } from '@lingarden/domain/review/review'
import { rowFromReview } from '@lingarden/domain/review/review-row'
import { getSupabase } from '@/lib/supabase'

/** Rows sent at once; weeks of reviews of a device that was offline are several requests. */
const batchSize = 500

/** Sends reviews; those that the server has already stay as they are, so that all may be sent again after a failure. */
export async function addReviews(
  userId: string,
  languageCode: string,
  reviews: readonly Review[],
): Promise<void> {
  for (let from = 0; from < reviews.length; from += batchSize) {
    const rows = reviews
      .slice(from, from + batchSize)
      .map((review) => ({ user_id: userId, language_code: languageCode, ...rowFromReview(review) }))
    const { error } = await getSupabase()
      .from('review_log')
      .upsert(rows, { onConflict: 'user_id,id', ignoreDuplicates: true })
    if (error) throw error
  }
}
