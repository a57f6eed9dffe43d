import { cardKinds } from '../review/review.ts'
import { desiredRetention, retrievability } from '../review/word-card.ts'
import type { WordPlant } from './word-plant.ts'

/** A word is known once it was recalled on so many different days. */
const knownDays = 2

/**
 * Whether a word may be said to be known now: it was recalled on two different days, nothing of it was forgotten since, and
 * FSRS expects every card of it to be recalled with a likelihood of 0.9 or more. A word without cards, which the learner
 * only used, is judged by its uses.
 * @param now milliseconds since the epoch
 */
export function isKnown({ recalledDays, forgotten, memories }: WordPlant, now: number): boolean {
  if (recalledDays < knownDays || forgotten.length > 0) return false
  const cards = cardKinds.flatMap((kind) => memories[kind] ?? [])
  const asked = cards.length > 0 ? cards : Object.values(memories)
  return asked.every((memory) => retrievability(memory, now) >= desiredRetention)
}

/** How many of the words are known now. */
export function countKnown(
  words: Iterable<string>,
  plants: ReadonlyMap<string, WordPlant>,
  now: number,
): number {
  let known = 0
  for (const word of words) {
    const plant = plants.get(word)
    if (plant && isKnown(plant, now)) known++
  }
  return known
}
