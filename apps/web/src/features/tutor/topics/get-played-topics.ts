import { useQuery } from '@tanstack/react-query'
import { getJson, listRecords } from '@/lib/learner-cache/learner-cache'
import { mayReachServer } from '@/lib/server-reach'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { historyKeys } from '../api/history-keys'
import { conversationKey } from '../conversation/cached-conversation'

/** The newest conversations that are looked through; a topic that was last talked about before them counts as new. */
const mostConversations = 300

interface Played {
  topics: readonly string[]
  /** ISO 8601. */
  at: string
}

async function fromServer(userId: string, languageCode: string, signal: AbortSignal): Promise<Played[]> {
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .select('topics, updated_at')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('updated_at', { ascending: false })
    .limit(mostConversations)
    .abortSignal(signal)
  if (error) throw error
  return data.map(({ topics, updated_at: at }) => ({ topics, at }))
}

/** What this browser kept. */
async function fromCache(userId: string, languageCode: string): Promise<Played[]> {
  const keys = await listRecords('conversation', conversationKey(userId, languageCode))
  const records = await Promise.all(
    keys.map((key) => getJson<{ topics?: readonly string[] }>('conversation', key)),
  )
  return records.flatMap((record) =>
    record ? [{ topics: record.value.topics ?? [], at: new Date(record.savedAt).toISOString() }] : [],
  )
}

/** When each topic was talked about last. */
export function lastPlayed(conversations: readonly Played[]): Map<string, string> {
  const last = new Map<string, string>()
  for (const { topics, at } of conversations) {
    for (const topic of topics) {
      const known = last.get(topic)
      if (known === undefined || known < at) last.set(topic, at)
    }
  }
  return last
}

/** When the learner talked about each topic last, as ISO 8601 by the topic: only talks in which they said something. */
export function usePlayedTopics(languageCode: string) {
  const { id } = useUser()
  return useQuery({
    queryKey: [...historyKeys.of(id, languageCode), 'topics'],
    queryFn: async ({ signal }) => {
      const kept = await fromCache(id, languageCode)
      if (!mayReachServer()) return lastPlayed(kept)
      // What was just said may still be on its way to the server.
      const told = await fromServer(id, languageCode, signal).catch(() => [])
      return lastPlayed([...told, ...kept])
    },
    networkMode: 'always',
  })
}
