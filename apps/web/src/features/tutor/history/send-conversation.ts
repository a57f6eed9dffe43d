import type { Json } from '@lingarden/database/generated/types'
import { getSupabase } from '@/lib/supabase'
import { carryOut, once } from '@/lib/sync/once'
import type { SavedConversation } from './conversation-mutations'

// Each of these is carried out once under its key, and throws the data API's error.

const table = () => getSupabase().from('tutor_histories')

/**
 * Brings a conversation to the server, once under its key, whether it is new there or was before: one that another device has
 * deleted since does not come back by what is sent again.
 */
export async function sendHistory(saved: SavedConversation, key: string): Promise<void> {
  const { id, content } = saved
  if (await isThere(id)) return carryOut(key, table().update(content).eq('id', id))
  // It may come into being meanwhile.
  if (!(await insert(saved, key))) await carryOut(`${key}/change`, table().update(content).eq('id', id))
}

async function isThere(id: string): Promise<boolean> {
  const { data, error } = await table().select('id').eq('id', id)
  if (error) throw error
  return data.length > 0
}

/** Whether it was new; a title is given once, as a later one is the learner's. */
async function insert({ id, userId, languageCode, title, content }: SavedConversation, key: string) {
  const row = { id, user_id: userId, language_code: languageCode, title, ...content }
  const request = table().upsert(row, { ignoreDuplicates: true }).select('id')
  const { data, error, wasApplied } = await once(key, request)
  if (error) throw error
  return wasApplied || data.length > 0
}

/** In a conversation that is gone, deleted on another device, there is nothing to change. */
export const sendChange = (
  id: string,
  change: { title: string } | { session_stats: Json },
  key: string,
): Promise<void> => carryOut(key, table().update(change).eq('id', id))

export const sendDeletion = (id: string, key: string): Promise<void> =>
  carryOut(key, table().delete().eq('id', id))
