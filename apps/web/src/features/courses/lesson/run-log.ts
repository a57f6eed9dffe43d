import type { WordGrade } from '@lingarden/domain/exercises/reviews-of-answer'
import { cardKey, type Review } from '@lingarden/domain/review/review'

/**
 * Turns the grades of one visit to a lesson's exercises into reviews: a word that comes in many of them is reviewed once,
 * and again only after it was forgotten, or a lesson would make weeks of reviews in minutes.
 */
export function openRunLog() {
  const last = new Map<string, WordGrade['grade']>()
  /** @param now milliseconds since the epoch */
  return (grades: readonly WordGrade[], now: number): Review[] =>
    grades.flatMap((given) => {
      const key = cardKey(given.word, given.kind)
      const before = last.get(key)
      if (before !== undefined && before > 1) return []
      last.set(key, given.grade)
      return [{ ...given, id: crypto.randomUUID(), reviewedAt: now }]
    })
}
