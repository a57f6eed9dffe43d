import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { Json } from '@lingarden/database/generated/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { activityKeys } from './activities'

/** Saves an activity, new or changed; its id is chosen here, so that saving it twice makes one. */
async function saveActivity(userId: string, languageCode: string, activity: CustomActivity): Promise<void> {
  const { id, name, selection, kinds } = activity
  const content = { name, selection: { ...selection } as unknown as Json, kinds: [...kinds] }
  const table = () => getSupabase().from('review_activities')
  const { data, error } = await table().update(content).eq('id', id).select('id')
  if (error) throw error
  if (data.length > 0) return
  const added = await table().insert({ id, user_id: userId, language_code: languageCode, ...content })
  if (added.error) throw added.error
}

async function deleteActivity({ id }: CustomActivity): Promise<void> {
  const { error } = await getSupabase().from('review_activities').delete().eq('id', id)
  if (error) throw error
}

/** Saving and deleting activities of a language; the list shows it at once, and as it was where the server refuses. */
export function useChangeActivities(languageCode: string) {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const queryKey = activityKeys.of(userId, languageCode)
  const change = (
    run: (activity: CustomActivity) => Promise<void>,
    show: (list: CustomActivity[], activity: CustomActivity) => CustomActivity[],
  ) => ({
    mutationFn: run,
    onMutate: async (activity: CustomActivity) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<CustomActivity[]>(queryKey)
      client.setQueryData<CustomActivity[]>(queryKey, (list) => list && show(list, activity))
      return { before }
    },
    onError: (
      _error: unknown,
      _activity: CustomActivity,
      context: { before?: CustomActivity[] | undefined } | undefined,
    ) => {
      client.setQueryData(queryKey, context?.before)
    },
  })
  const without = (list: CustomActivity[], { id }: CustomActivity) => list.filter((one) => one.id !== id)
  return {
    save: useMutation(
      change(
        (activity) => saveActivity(userId, languageCode, activity),
        (list, activity) => [activity, ...without(list, activity)],
      ),
    ),
    remove: useMutation(change(deleteActivity, without)),
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
