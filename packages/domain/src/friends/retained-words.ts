import { dayMs, type WordCard } from '../review/word-card.ts'

/** Days that are looked ahead. */
const daysAhead = 30

/**
 * How many words are retained now and on each of the 30 days to come, if nothing is reviewed: a word is while each card of
 * it is known with a likelihood of 0.9 or more, which a card is for as many days after its last review as its stability
 * says.
 * @param cards the cards of one language
 * @param now milliseconds since the epoch
 * @returns 31 counts, never more than the one before
 */
export function countRetained(cards: Iterable<WordCard>, now: number): number[] {
  const until = new Map<string, number>()
  for (const { word, lastReview, stability } of cards) {
    const end = lastReview + stability * dayMs
    until.set(word, Math.min(end, until.get(word) ?? end))
  }
  const counts = Array.from({ length: daysAhead + 1 }, () => 0)
  for (const end of until.values()) {
    const last = Math.min(daysAhead, Math.floor((end - now) / dayMs))
    for (let day = 0; day <= last; day++) counts[day] = (counts[day] ?? 0) + 1
  }
  return counts
}
