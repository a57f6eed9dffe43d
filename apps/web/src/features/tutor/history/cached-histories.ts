import { getJson, listRecords, putJson, removeRecord } from '@/lib/learner-cache/learner-cache'
import type { HistorySummary } from './history-changes'
import { historyTitle } from './history-title'
import { conversationKey } from '../conversation/cached-conversation'
import { readMessage } from '../conversation/messages'
import { noStats, readStats, type ConversationStats } from '../session/session-stats'

const listKey = (userId: string, languageCode: string) => `list/${userId}:${languageCode}`
const statsKey = (userId: string, languageCode: string, id: string) => `stats/${userId}:${languageCode}:${id}`

/** Keeps the list as the server told it: the names that the learner gave stand nowhere else. */
export function cacheHistoryList(
  userId: string,
  languageCode: string,
  histories: readonly HistorySummary[],
): Promise<void> {
  return putJson('conversation', listKey(userId, languageCode), histories)
}

/** The conversations that can be read without a connection, the last one first. */
export async function listCachedConversations(
  userId: string,
  languageCode: string,
): Promise<HistorySummary[]> {
  const told = await getJson<HistorySummary[]>('conversation', listKey(userId, languageCode))
  const titles = new Map(told?.value.map(({ id, title }) => [id, title]))
  const keys = await listRecords('conversation', conversationKey(userId, languageCode))
  const all = await Promise.all(
    keys.map(async (key): Promise<HistorySummary[]> => {
      const record = await getJson<{ messages: unknown[] }>('conversation', key)
      if (!record) return []
      const id = key.slice(conversationKey(userId, languageCode).length)
      const messages = record.value.messages.flatMap((message) => readMessage(message) ?? [])
      const title = titles.get(id) ?? historyTitle(messages)
      const stats = (await readCachedStats(userId, languageCode, id)) ?? noStats
      return [{ id, title, updated_at: new Date(record.savedAt).toISOString(), stats }]
    }),
  )
  return all.flat()
}

/** Keeps what the sessions of a conversation came to. */
export function cacheStats(
  userId: string,
  languageCode: string,
  id: string,
  stats: ConversationStats,
): Promise<void> {
  return putJson('conversation', statsKey(userId, languageCode, id), stats)
}

/** What the sessions of a conversation came to in this browser; undefined where that is not kept. */
export async function readCachedStats(
  userId: string,
  languageCode: string,
  id: string,
): Promise<ConversationStats | undefined> {
  const record = await getJson<unknown>('conversation', statsKey(userId, languageCode, id))
  return record && readStats(record.value)
}

export async function forgetStats(userId: string, languageCode: string, id: string): Promise<void> {
  await removeRecord('conversation', statsKey(userId, languageCode, id))
}
