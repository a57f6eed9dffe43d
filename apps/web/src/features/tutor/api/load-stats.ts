import { mayReachServer } from '@/lib/server-reach'
import { getSupabase } from '@/lib/supabase'
import { readCachedStats } from '../history/cached-histories'
import { noStats, readStats, type ConversationStats } from '../session/session-stats'

/**
 * What the sessions of a conversation came to so far: the fuller of what this browser and the server know, as each may
 * have missed some.
 * @throws the data API's error where neither can tell
 */
export async function loadStats(
  userId: string,
  languageCode: string,
  id: string,
): Promise<ConversationStats> {
  const kept = await readCachedStats(userId, languageCode, id)
  if (kept && !mayReachServer()) return kept
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .select('session_stats')
    .eq('id', id)
    .maybeSingle()
  if (error && !kept) throw error
  const told = data ? readStats(data.session_stats) : noStats
  return kept && kept.totalTime > told.totalTime ? kept : told
}
