import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayReachServer } from '@/lib/server-reach'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { listKeptConversations } from '../kept-conversation'
import { historyKeys } from './history-keys'

export interface HistorySummary {
  id: string
  title: string
  updated_at: string
}

/** The newest conversations; who wants an older one finds it by its word in the bank. */
const mostHistories = 50

/** Where the server cannot be reached, those that this browser kept: only they could be opened. */
async function getHistories(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<HistorySummary[]> {
  if (!mayReachServer()) return listKeptConversations(userId, languageCode)
  try {
    return await fetchHistories(userId, languageCode, signal)
  } catch (error) {
    const kept = await listKeptConversations(userId, languageCode)
    if (kept.length === 0 && navigator.onLine) throw error
    return kept
  }
}

async function fetchHistories(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<HistorySummary[]> {
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .select('id, title, updated_at')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('updated_at', { ascending: false })
    .limit(mostHistories)
    .abortSignal(signal)
  if (error) throw error
  return data
}

/** The learner's earlier conversations in a language, the last one first. */
export function useHistories(languageCode: string) {
  const { id } = useUser()
  return useQuery(
    queryOptions({
      queryKey: historyKeys.of(id, languageCode),
      queryFn: ({ signal }) => getHistories(id, languageCode, signal),
      networkMode: 'always',
      // Which conversations can be opened changes with the connection.
      refetchOnReconnect: 'always',
    }),
  )
}
