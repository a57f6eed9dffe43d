import type { Grade } from './review.ts'
import type { WordCard } from './word-card.ts'

/** How well an answer of a game was: an accent or a letter was amiss in `nearly`. */
export type GameOutcome = 'right' | 'nearly' | 'wrong'

/**
 * The grade that an answer of a game is for a card; undefined where it is none. A game begins no card, since that has its
 * daily limit. What is right before its day came moves nothing, as a game may be played all day long; what is wrong
 * counts at any time.
 * @param now as steadyNow gives it, in milliseconds since the epoch
 */
export function gradeOfGame(
  outcome: GameOutcome,
  card: WordCard | undefined,
  now: number,
): Grade | undefined {
  if (!card) return undefined
  if (outcome === 'wrong') return 1
  if (card.due > now) return undefined
  return outcome === 'right' ? 3 : 2
}
