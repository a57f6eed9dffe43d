import { renamedReviews } from '@lingarden/domain/review/renamed-reviews'
import type { Review } from '@lingarden/domain/review/review'
import type { QueryClient } from '@tanstack/react-query'
import { reviewKeys } from './keys'
import { recordReviews } from './record-reviews'

/** Lets a word that was given another spelling keep what was reviewed of it, as far as this page has read the log. */
export async function carryReviews(
  client: QueryClient,
  owner: { userId: string; languageCode: string },
  spelling: { word: string; to: string },
): Promise<void> {
  const log = client.getQueryData<Review[]>(reviewKeys.logOf(owner.userId, owner.languageCode)) ?? []
  const carried = renamedReviews(log, spelling, () => crypto.randomUUID())
  if (carried.length > 0) await recordReviews(client, owner, carried)
}
