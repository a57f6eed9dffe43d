import type { Json } from '@lingarden/database/generated/types'
import { getSupabase } from '@/lib/supabase'
import type { SavedConversation } from './conversation-mutations'

// What was sent already and is sent again changes nothing: a conversation has its own id, its name and figures are set rather
// than changed. Each of these throws the data API's error.

const table = () => getSupabase().from('tutor_histories')

export async function sendHistory(saved: SavedConversation): Promise<void> {
  if (await updateHistory(saved)) return
  const { id, userId, languageCode, title, content } = saved
  const { error } = await table().insert({
    id,
    user_id: userId,
    language_code: languageCode,
    title,
    ...content,
  })
  // It came into being meanwhile: an earlier attempt had arrived after all.
  if (error?.code === '23505' && (await updateHistory(saved))) return
  if (error) throw error
}

/** Whether there was a conversation to update. */
async function updateHistory({ id, content }: SavedConversation): Promise<boolean> {
  const { data, error } = await table().update(content).eq('id', id).select('id')
  if (error) throw error
  return data.length > 0
}

/** In a conversation that is gone, deleted on another device, there is nothing to change. */
export async function sendChange(
  id: string,
  change: { title: string } | { session_stats: Json },
): Promise<void> {
  const { error } = await table().update(change).eq('id', id)
  if (error) throw error
}

export async function sendDeletion(id: string): Promise<void> {
  const { error } = await table().delete().eq('id', id)
  if (error) throw error
}
