import { mistakeRows } from '@lingarden/domain/mistakes/mistake-rows'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Facts, Mistakes } from '@/lib/memory/memory-mutations'

interface Origin {
  userId: string
  languageCode: string
  /** The learner's message. */
  messageId: string
}

/**
 * What an event of a turn without a server tells of the learner, to be sent later: mistakes and facts as the server would
 * keep them. The message is named as the server names it, so that a turn of both counts once; undefined where there is
 * nothing to keep.
 * @param text what the learner wrote; undefined where the tutor began
 */
export function memoryEntry(
  event: TutorEvent,
  text: string | undefined,
  origin: Origin,
): Mistakes | Facts | undefined {
  if (event.type === 'facts' && event.facts.length > 0)
    return { kind: 'facts', ...origin, facts: event.facts }
  if (event.type !== 'feedback') return undefined
  const mistakes = mistakeRows(event.feedback.corrections, {
    id: origin.messageId,
    text: text ?? '',
    languageCode: origin.languageCode,
  })
  return mistakes.length > 0 ? { kind: 'mistakes', ...origin, mistakes } : undefined
}
