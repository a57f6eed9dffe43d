import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayReachServer } from '@/lib/server-reach'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { readWithWaiting } from '@/lib/sync/read-with-waiting'
import { withHistoryChanges, type HistorySummary } from '../history/history-changes'
import { cacheHistoryList, listCachedConversations } from '../history/cached-histories'
import { readStats } from '../session/session-stats'
import { historyKeys } from './history-keys'

/** The newest conversations; who wants an older one finds it by its word in the bank. */
const mostHistories = 50

/** What the learner renamed or deleted is so, and what they practised counts, whether the server has heard of it or not. */
async function getHistories(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<HistorySummary[]> {
  const { answer, waiting } = await readWithWaiting(userId, () => readHistories(userId, languageCode, signal))
  return withHistoryChanges(answer, waiting)
}

/** Where the server cannot be reached, those that this browser kept: only they could be opened. */
async function readHistories(
  userId: string,
  languageCode: string,
  signal: AbortSignal,
): Promise<HistorySummary[]> {
  if (!mayReachServer()) return listCachedConversations(userId, languageCode)
  try {
    const histories = await fetchHistories(userId, languageCode, signal)
    void cacheHistoryList(userId, languageCode, histories)
    return histories
  } catch (error) {
    const kept = await listCachedConversations(userId, languageCode)
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
    // The words of the sessions are no part of a list.
    .select('id, title, updated_at, totalTime:session_stats->totalTime, newWords:session_stats->newWords')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('updated_at', { ascending: false })
    .limit(mostHistories)
    .abortSignal(signal)
  if (error) throw error
  return data.map(({ totalTime, newWords, ...row }) => ({
    ...row,
    stats: readStats({ totalTime, newWords }),
  }))
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
