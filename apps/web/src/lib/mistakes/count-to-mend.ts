import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { isAskable } from '@lingarden/domain/mistakes/askable-mistake'
import { mistakeDue } from '@lingarden/domain/mistakes/mistake-schedule'
import type { QueryClient } from '@tanstack/react-query'
import { dayHere } from '@/lib/analytics/day-here'
import { openMistakesQuery } from './get-open-mistakes'

/** How many mistakes of a language have their day by today, and can be asked for. */
export async function countToMend(
  client: QueryClient,
  userId: string,
  languageCode: string,
  today: LocalDay,
): Promise<number> {
  const open = await client.fetchQuery(openMistakesQuery(userId, languageCode))
  return open.filter((mistake) => dayHere(mistakeDue(mistake.answers)) <= today && isAskable(mistake)).length
}
