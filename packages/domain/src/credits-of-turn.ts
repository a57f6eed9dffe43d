import { creditPrices } from './credits.ts'
import type { TutorEvent } from './tutor-turn.ts'

/** What a tutor turn is paid by. */
export type TurnPart = 'reply' | 'feedback' | 'suggestions' | 'goal'

interface TurnWishes {
  /** The learner's text; undefined opens the conversation. */
  message?: string | undefined
  giveFeedback: boolean
  showSuggestions: boolean
}

/**
 * The parts a turn may bring by its settings and is paid by. An opening has none: nothing is charged before the learner
 * has acted.
 */
export function turnPartsAsked({ message, giveFeedback, showSuggestions }: TurnWishes): TurnPart[] {
  if (message === undefined) return []
  const parts: TurnPart[] = ['reply', 'goal']
  if (giveFeedback) parts.push('feedback')
  if (showSuggestions) parts.push('suggestions')
  return parts
}

/** Credits of a turn with these parts; each is paid once, however many events it came in. */
export function turnPrice(parts: Iterable<TurnPart>): number {
  return [...new Set(parts)].reduce((sum, part) => sum + creditPrices[part], 0)
}

/** The part that an event delivers whole; undefined where it delivers none: an empty list or an error is no delivery. */
export function turnPartOf(event: TutorEvent): TurnPart | undefined {
  if (event.type === 'reply' && event.messageType !== 'error' && event.text !== '') return 'reply'
  if (event.type === 'feedback') return event.free ? undefined : 'feedback'
  if (event.type === 'suggestions' && event.items.length > 0) return 'suggestions'
  if (event.type === 'goals' && event.goals.length > 0) return 'goal'
  return undefined
}
