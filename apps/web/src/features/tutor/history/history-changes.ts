import { isOf, type Waiting } from '@lingarden/sync/mutation'
import { deletions, renamings, savedStats } from './conversation-mutations'
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
  waiting: readonly Waiting[],
): HistorySummary[] {
  return waiting.reduce<HistorySummary[]>(
    (list, one) => {
      if (isOf(deletions, one)) return list.filter(({ id }) => id !== one.mutation.id)
      const change = changeOf(one)
      if (!change) return list
      return list.map((history) => (history.id === change.id ? { ...history, ...change } : history))
    },
    [...histories],
  )
}

function changeOf(one: Waiting): (Partial<HistorySummary> & { id: string }) | undefined {
  if (isOf(renamings, one)) return { id: one.mutation.id, title: one.mutation.title }
  return isOf(savedStats, one) ? { id: one.mutation.id, stats: readStats(one.mutation.stats) } : undefined
}
