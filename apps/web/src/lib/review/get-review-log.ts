import { orderReviews, type Review } from '@lingarden/domain/review/review'
import { reviewFromRow } from '@lingarden/domain/review/review-row'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { mutationsOf } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'
import { getSupabase } from '@/lib/supabase'
import { yieldControl } from '@/lib/yield-control'
import { givenReviews } from './given-reviews'
import { queueReviews, readQueuedReviews } from './queued-reviews'
import { reviewKeys } from './keys'

/** The data API answers at most this many rows at once. */
const pageSize = 1000

/**
 * Milliseconds that are read again each time: a row carries the time at which its transaction began, and can appear a
 * moment after younger ones. What is read twice counts once.
 */
const overlap = 5 * 60_000

/** Pages that are asked for at once: a log of years is on its way in a few turns, and no server is flooded. */
const pagesAtOnce = 4

/** The reviews that the server has received from a time on, page by page; all of them without a time. */
async function fetchReviews(
  userId: string,
  languageCode: string,
  since: number | undefined,
  signal: AbortSignal,
): Promise<Review[]> {
  async function fetchPage(page: number) {
    let query = getSupabase()
      .from('review_log')
      .select('id, word_string, card, grade, reviewed_at, received_at, carried')
      .eq('user_id', userId)
      .eq('language_code', languageCode)
    if (since !== undefined) query = query.gte('received_at', new Date(since).toISOString())
    const { data, error } = await query
      .order('received_at')
      .order('id')
      .range(page * pageSize, (page + 1) * pageSize - 1)
      .abortSignal(signal)
    if (error) throw new Error('Failed to load reviews', { cause: error })
    return data
  }
  // The first page is the only one, mostly.
  const pages = [await fetchPage(0)]
  while (pages.at(-1)?.length === pageSize) {
    const next = Array.from({ length: pagesAtOnce }, (_, place) => fetchPage(pages.length + place))
    pages.push(...(await Promise.all(next)))
  }
  return pages.flat().flatMap((row) => reviewFromRow(row) ?? [])
}

/** What this browser knows of a log: what it kept, and what it has not sent yet. */
async function readKnown(userId: string, languageCode: string) {
  const [kept, all] = await Promise.all([readQueuedReviews(userId, languageCode), queue.list(userId)])
  const waiting = mutationsOf(givenReviews, all).flatMap((given) =>
    given.languageCode === languageCode ? [given.review] : [],
  )
  return { ...kept, log: orderReviews([...kept.log, ...waiting]) }
}

/**
 * Shows what this browser knows, unless older reviews of the server may be missing that can be asked for.
 * @returns what it knows and does not show
 */
async function showKnown(client: QueryClient, userId: string, languageCode: string): Promise<Review[]> {
  const { log, isWhole } = await readKnown(userId, languageCode)
  if (!isWhole && navigator.onLine) return log
  client.setQueryData<Review[]>(reviewKeys.logOf(userId, languageCode), (given = []) =>
    orderReviews([...log, ...given]),
  )
  return []
}

/**
 * The review log of a language in order: at once as this browser knows it, then with what is new on the server. Where
 * the server's log was never read to its end, it is shown only once it was, or where there is no connection.
 */
export function reviewLogQuery(userId: string, languageCode: string) {
  const queryKey = reviewKeys.logOf(userId, languageCode)
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const shown = () => client.getQueryData<Review[]>(queryKey) ?? []
      const known = shown().length > 0 ? [] : await showKnown(client, userId, languageCode)
      const newest = shown().reduce((latest, { receivedAt = 0 }) => Math.max(latest, receivedAt), 0)
      const since = newest > 0 ? newest - overlap : undefined
      const received = await fetchReviews(userId, languageCode, since, signal)
      // Nobody waits for what is kept: to write thousands takes a phone two seconds, and what is cut off is read again.
      void queueReviews(userId, languageCode, received, true)
      // To put thousands in order is a task of its own.
      await yieldControl()
      // Reviews may have been given, and taken back, meanwhile.
      return orderReviews([...known, ...shown(), ...received])
    },
    // Without a connection it runs all the same, to open what was kept; asking the server waits then.
    networkMode: 'offlineFirst',
    enabled: languageCode !== '',
  })
}
