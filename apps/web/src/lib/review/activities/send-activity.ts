import { toJson } from '@lingarden/database/rows/to-json'
import { getSupabase } from '@/lib/supabase'
import type { SavedActivity } from './saved-activities'

/**
 * Brings an activity to the server as it is, or deletes it there. Its id is the device's, so that saving it twice makes
 * one; one that was deleted on another device meanwhile is there again.
 * @throws the data API's error
 */
export async function sendActivity(saved: SavedActivity): Promise<void> {
  const { userId, languageCode, activityId, activity } = saved
  const table = () => getSupabase().from('review_activities')
  if (!activity) {
    const { error } = await table().delete().eq('id', activityId)
    if (error) throw error
    return
  }
  const { name, selection, kinds } = activity
  const content = { name, selection: toJson(selection), kinds: [...kinds] }
  const { data, error } = await table().update(content).eq('id', activityId).select('id')
  if (error) throw error
  if (data.length > 0) return
  const added = await table().insert({
    id: activityId,
    user_id: userId,
    language_code: languageCode,
    ...content,
  })
  if (added.error) throw added.error
}
