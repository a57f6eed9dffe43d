import { orderReviews, type Review } from '@lingarden/domain/review/review'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { isOf } from '@lingarden/sync/mutation'
import { useUser } from '@/lib/session/session-provider'
import { sendWaiting } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'
import { givenReviews } from './given-reviews'
import { reviewKeys } from './keys'
import { dropQueuedReview, queueReviews } from './queued-reviews'

/** Milliseconds for which a review can be taken back. */
const holdTime = 60_000

interface Owner {
  userId: string
  languageCode: string
}

/**
 * Gives reviews: they count in this browser at once, outlive the page, and are sent as soon as there is a connection.
 * @param hold milliseconds for which they can be taken back; 0 sends them at once
 */
export async function recordReviews(
  client: QueryClient,
  owner: Owner,
  reviews: readonly Review[],
  hold = 0,
): Promise<void> {
  const { userId, languageCode } = owner
  changeLog(client, owner, (log) => orderReviews([...log, ...reviews]))
  // First what brings them to the server, should the page close in between.
  for (const review of reviews) await queue.put(givenReviews, { kind: 'review', ...owner, review }, hold)
  await queueReviews(userId, languageCode, reviews)
  if (hold === 0) await sendWaiting(userId)
}

/** Takes a review back that was given a moment ago; false where it was sent already, and stays. */
export async function undoReview(client: QueryClient, owner: Owner, review: Review): Promise<boolean> {
  if (!(await queue.takeBack(givenReviews, { kind: 'review', ...owner, review }))) return false
  changeLog(client, owner, (log) => log.filter(({ id }) => id !== review.id))
  await dropQueuedReview(owner.userId, owner.languageCode, review.id)
  return true
}

/** A log that was not read yet is read later, with what is given now. */
function changeLog(
  client: QueryClient,
  { userId, languageCode }: Owner,
  change: (log: Review[]) => Review[],
): void {
  client.setQueryData<Review[]>(reviewKeys.logOf(userId, languageCode), (log) => log && change(log))
}

/** Giving reviews in a language, taking them back, and sending what may no longer be taken back. */
export function useRecordReviews(languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const owner = { userId, languageCode }
  return {
    record: (review: Review) => recordReviews(client, owner, [review], holdTime),
    /** Gives reviews that nobody takes back. */
    recordAll: (reviews: readonly Review[]) => recordReviews(client, owner, reviews),
    takeBack: (review: Review) => undoReview(client, owner, review),
    /** The run is over: nothing is taken back any more. */
    send: () => sendWaiting(userId, (one) => isOf(givenReviews, one)),
  }
}
