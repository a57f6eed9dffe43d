import type { CustomActivity } from '@lingarden/domain/activities/activity'
import { readActivity } from '@lingarden/domain/activities/read-activity'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { withWaitingActivities } from '@/lib/review/activities/waiting-activities'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'

/** More fit on no screen. */
const mostActivities = 100

export const activityKeys = {
  of: (userId: string, languageCode: string) => ['review-activities', userId, languageCode] as const,
}

async function getActivities(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<CustomActivity[]> {
  const { data, error } = await getSupabase()
    .from('review_activities')
    .select('id, name, selection, kinds')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('updated_at', { ascending: false })
    .limit(mostActivities)
    .abortSignal(signal)
  if (error) throw error
  return data.map(readActivity).filter((activity) => activity !== undefined)
}

/** The learner's own activities in a language, the ones touched last first; without a connection as they were kept. */
export function useActivities(languageCode: string) {
  const { id } = useUser()
  const queryKey = activityKeys.of(id, languageCode)
  const complete = (list: CustomActivity[]) => withWaitingActivities(id, languageCode, list)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenCached(
          client,
          queryKey,
          { segment: 'profile', key: `review-activities:${languageCode}:${id}`, field: 'activities' },
          () => getActivities(id, languageCode, signal),
          complete,
        ),
      networkMode: 'offlineFirst',
    }),
  )
}
