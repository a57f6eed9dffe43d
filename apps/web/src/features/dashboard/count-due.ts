import { planToday } from '@lingarden/domain/review/plan-today'
import { rebuildCards, steadyNow } from '@lingarden/domain/review/rebuild-cards'
import type { Review } from '@lingarden/domain/review/review'

/** How many cards of these words are due on the local day around a moment. */
export function countDue(words: readonly string[], log: readonly Review[], moment: number): number {
  const cards = rebuildCards(log)
  const now = steadyNow(cards, moment)
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  const dayStart = midnight.getTime()
  midnight.setDate(midnight.getDate() + 1)
  return planToday(words, cards, { now, dayStart, dayEnd: midnight.getTime() }).due.length
}
