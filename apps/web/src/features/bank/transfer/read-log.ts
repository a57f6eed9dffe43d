import type { Review } from '@lingarden/domain/review/review'
import type { QueryClient } from '@tanstack/react-query'
import { reviewLogQuery } from '@/lib/review/get-review-log'

/** The reviews of a language: with the newest that the server has, or as far as this browser knows them without it. */
export async function readLog(
  client: QueryClient,
  userId: string,
  languageCode: string,
): Promise<readonly Review[]> {
  const query = reviewLogQuery(userId, languageCode)
  try {
    return await client.fetchQuery(query)
  } catch {
    return client.getQueryData(query.queryKey) ?? []
  }
}
