import type { Json } from '@lingarden/database/generated/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { sendWaiting } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'
import { historyKeys } from '../api/history-keys'
import { loadStats } from '../api/load-stats'
import type { Conversation } from '../conversation/conversation'
import { savedStats } from '../history/conversation-mutations'
import { withHistoryChanges, type HistorySummary } from '../history/history-changes'
import { cacheStats } from '../history/cached-histories'
import {
  addStats,
  beginStats,
  countSession,
  hasSameFigures,
  noStats,
  type ConversationStats,
  type SessionState,
  type StatsProgress,
} from './session-stats'

interface OpenStats {
  id: string
  /** What it came to before it was opened; what is new of a new one is all there is. */
  before: Promise<ConversationStats>
  progress: StatsProgress
  /** What of it the queue has. */
  sent: ConversationStats
}

/**
 * Counts what the sessions of the open conversation come to. It is kept here and brought to the server after each turn,
 * and when asked to.
 */
export function useConversationStats(
  languageCode: string,
  { id, messages, phase }: Pick<Conversation, 'id' | 'messages' | 'phase'>,
  { seconds, sessionNewWords, sessionPracticedWords }: SessionState,
): { sync: () => void } {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const open = useRef<OpenStats>(undefined)
  const isWorthKeeping = messages.some(({ type }) => type === 'user')

  useEffect(() => {
    const session = { seconds, sessionNewWords, sessionPracticedWords }
    if (open.current?.id === id) {
      open.current.progress = countSession(open.current.progress, session)
      return
    }
    const isNew = !isWorthKeeping
    const before = isNew ? Promise.resolve(noStats) : loadStats(userId, languageCode, id)
    // Whoever waits for it hears of it.
    before.catch(() => undefined)
    open.current = { id, before, progress: beginStats(session), sent: noStats }
  })

  async function send(conversation: OpenStats) {
    const { stats } = conversation.progress
    if (hasSameFigures(stats, conversation.sent)) return
    const all = addStats(await conversation.before, stats)
    conversation.sent = stats
    await cacheStats(userId, languageCode, conversation.id, all)
    const saved = { kind: 'stats', userId, languageCode, id: conversation.id, stats: toJson(all) } as const
    // A list that is on its way finds it in the queue.
    const waiting = await queue.put(savedStats, saved)
    queryClient.setQueryData<HistorySummary[]>(
      historyKeys.of(userId, languageCode),
      (list) => list && withHistoryChanges(list, waiting ? [waiting] : []),
    )
    await sendWaiting(userId)
  }

  const sync = () => {
    if (!open.current || !isWorthKeeping) return
    send(open.current).catch((cause: unknown) =>
      logError('The figures of a conversation were not kept', cause),
    )
  }
  const onTurnEnd = useEffectEvent(sync)
  useEffect(() => {
    if (phase === 'idle') onTurnEnd()
  }, [phase])
  return { sync }
}

const toJson = (stats: ConversationStats): Json => ({ ...stats })
