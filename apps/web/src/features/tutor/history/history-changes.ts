import type { OutboxEntry } from '@/lib/outbox/entry'
import { readStats, type ConversationStats } from '../session/session-stats'

/** A conversation in the list of them. */
export interface HistorySummary {
  id: string
  title: string
  /** ISO 8601. */
  updated_at: string
  stats: Pick<ConversationStats, 'totalTime' | 'newWords'>
}

/** Conversations as they will be on the server: what waits to be sent is done already. */
export function withHistoryChanges(
  histories: readonly HistorySummary[],
  waiting: readonly OutboxEntry[],
): HistorySummary[] {
  return waiting.reduce<HistorySummary[]>(
    (list, entry) => {
      if (entry.kind === 'deletion') return list.filter(({ id }) => id !== entry.id)
      const change = changeOf(entry)
      if (!change) return list
      return list.map((history) => (history.id === change.id ? { ...history, ...change } : history))
    },
    [...histories],
  )
}

function changeOf(entry: OutboxEntry): (Partial<HistorySummary> & { id: string }) | undefined {
  if (entry.kind === 'rename') return { id: entry.id, title: entry.title }
  return entry.kind === 'stats' ? { id: entry.id, stats: readStats(entry.stats) } : undefined
}
