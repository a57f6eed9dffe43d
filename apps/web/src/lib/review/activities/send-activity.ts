import { toJson } from '@lingarden/database/rows/to-json'
import { getSupabase } from '@/lib/supabase'
import { carryOut } from '@/lib/sync/once'
import type { SavedActivity } from './saved-activities'

/**
 * Brings an activity to the server as it is, or deletes it there. Its id is the device's, so that saving it twice makes
 * one; one that was deleted on another device meanwhile is there again.
 * @throws the data API's error
 */
export async function sendActivity(saved: SavedActivity, key: string): Promise<void> {
  const { userId, languageCode, activityId, activity } = saved
  if (!activity) return carryOut(key, table().delete().eq('id', activityId))
  const { name, selection, kinds } = activity
  const content = { name, selection: toJson(selection), kinds: [...kinds] }
  const row = { id: activityId, user_id: userId, language_code: languageCode, ...content }
  await carryOut(`${key}/add`, table().upsert(row, { ignoreDuplicates: true }))
  await carryOut(`${key}/change`, table().update(content).eq('id', activityId))
}

const table = () => getSupabase().from('review_activities')
