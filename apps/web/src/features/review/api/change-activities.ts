import type { CustomActivity } from '@lingarden/domain/activities/activity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { savedActivities } from '@/lib/review/activities/saved-activities'
import { withActivity } from '@/lib/review/activities/waiting-activities'
import { useUser } from '@/lib/session/session-provider'
import { keepForOutcome } from '@/lib/sync/deliver'
import { getSupabase } from '@/lib/supabase'
import { activityKeys } from './activities'

/**
 * Saving and deleting activities of a language: kept in this browser until the server has them, shown at once, and shown
 * as they were where it refuses.
 */
export function useChangeActivities(languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = activityKeys.of(userId, languageCode)

  async function change(activityId: string, activity: CustomActivity | null): Promise<void> {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<CustomActivity[]>(queryKey)
    const saved = { kind: 'activity', userId, languageCode, activityId, activity } as const
    const send = await keepForOutcome(savedActivities, saved)
    client.setQueryData<CustomActivity[]>(queryKey, (list = []) => withActivity(list, activityId, activity))
    if ((await send()) === 'refused') {
      client.setQueryData(queryKey, before)
      throw new Error('The activity was refused')
    }
    if (!before) void client.invalidateQueries({ queryKey })
  }
  return {
    save: useMutation({
      mutationFn: (activity: CustomActivity) => change(activity.id, activity),
      networkMode: 'always',
    }),
    remove: useMutation({
      mutationFn: ({ id }: CustomActivity) => change(id, null),
      networkMode: 'always',
    }),
  }
}

/** Notes that an activity was played to its end; nobody waits for it. */
export async function notePlayed(id: string): Promise<void> {
  const { error } = await getSupabase()
    .from('review_activities')
    .update({ played_at: new Date().toISOString() })
    .eq('id', id)
  if (error) throw error
}
