import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import { currentDay } from '@/lib/analytics/use-today'
import { logError } from '@/lib/log'
import { factsTold, mistakeAnswers, mistakesMade } from '@/lib/memory/memory-mutations'
import { deliver } from '@/lib/sync/deliver'
import { memoryEntry } from './memory-entry'
import { mendAnswer } from './mend-answer'
import type { TakenEvent } from './take-turn'

interface OwnMessage {
  userId: string
  languageCode: string
  messageId: string
  /** Undefined where the tutor began. */
  text: string | undefined
  /** What was said before it. */
  history: readonly HistoryMessage[]
}

/** Keeps what an event of a turn without a server tells of the learner; the server keeps what its own turns tell. */
export function keepOfflineMemory({ event, isOffline }: TakenEvent, message: OwnMessage): void {
  if (!isOffline) return
  const { text, history, ...origin } = message
  const entry = memoryEntry(event, text, origin)
  if (entry) void (entry.kind === 'facts' ? deliver(factsTold, entry) : deliver(mistakesMade, entry))
  // Each turn has one.
  if (event.type !== 'state' || text === undefined) return
  mendAnswer({ ...origin, text, history, now: Date.now(), day: currentDay() })
    .then((answer) => answer && deliver(mistakeAnswers, answer))
    .catch((cause: unknown) => logError('An answer to a mistake was not kept', cause))
}
