import { reviewsOfUses } from '@lingarden/domain/plants/unaided-uses'
import type { Review } from '@lingarden/domain/review/review'
import type { QueryClient } from '@tanstack/react-query'
import { reviewKeys } from '@/lib/review/keys'
import { recordReviews } from '@/lib/review/record-reviews'
import { dayNameOf } from '@/lib/review/review-clock'

/** Adds to the review log that words were used right, by themselves, in the learner's own sentence. */
export async function recordUses(
  client: QueryClient,
  owner: { userId: string; languageCode: string },
  words: readonly string[],
): Promise<void> {
  const log = client.getQueryData<Review[]>(reviewKeys.logOf(owner.userId, owner.languageCode)) ?? []
  const uses = reviewsOfUses(words, log, {
    now: Date.now(),
    dayOf: dayNameOf,
    newId: () => crypto.randomUUID(),
  })
  if (uses.length > 0) await recordReviews(client, owner, uses)
}
