import { describe, expect, it } from 'vitest'
import { rebuildCards } from '../review/rebuild-cards.ts'
import { dayMs } from '../review/word-card.ts'
import type { FileCard } from './file-card.ts'
import { reviewsOfCard } from './start-reviews.ts'

const now = Date.UTC(2026, 10, 1, 10)
const fileCard = (part: Partial<FileCard>): FileCard => ({
  kind: 'recognition',
  answers: [],
  memory: undefined,
  interval: 0,
  lastReview: now,
  ...part,
})
/** The card that is made of what a file knows. */
function cardOf(part: Partial<FileCard>) {
  const reviews = reviewsOfCard(fileCard(part))
  const log = reviews.map(({ at, ...review }, place) => ({
    ...review,
    id: String(place),
    word: 'sol',
    reviewedAt: at,
  }))
  return [...rebuildCards(log).values()][0]
}

describe('a card that a file knows by its interval', () => {
  it.each([1, 3, 10, 30, 100, 365, 2000])('of %i days comes up about when it would have', (interval) => {
    const card = cardOf({ interval })
    expect(card?.lastReview).toBe(now)
    const days = ((card?.due ?? 0) - now) / dayMs
    expect(Math.abs(days - interval)).toBeLessThanOrEqual(Math.max(1, interval * 0.1))
    expect(card?.phase).toBe('review')
  })

  it('as FSRS knew it comes as stable, and harder where it was harder', () => {
    const easy = cardOf({ memory: { stability: 50, difficulty: 2 } })
    const hard = cardOf({ memory: { stability: 50, difficulty: 8 } })
    for (const card of [easy, hard]) expect(Math.abs((card?.stability ?? 0) - 50)).toBeLessThan(5)
    expect(hard!.difficulty - easy!.difficulty).toBeGreaterThan(2)
  })

  it('that was never in review begins anew', () => {
    expect(reviewsOfCard(fileCard({ interval: 0 }))).toEqual([])
    expect(reviewsOfCard(fileCard({ interval: 10, lastReview: undefined }))).toEqual([])
  })
})

describe('a card whose answers a file has', () => {
  it('is made by them', () => {
    const answers = [
      { at: now - 20 * dayMs, grade: 3 },
      { at: now - 18 * dayMs, grade: 1 },
      { at: now, grade: 4 },
    ] as const
    expect(reviewsOfCard(fileCard({ answers, interval: 9 }))).toEqual(
      answers.map((answer) => ({ kind: 'recognition', ...answer })),
    )
  })

  it('is made by its interval where they are the last of many, or all too many', () => {
    const last = [{ at: now, grade: 3 }] as const
    expect(cardOf({ answers: last, interval: 200 })?.stability).toBeGreaterThan(150)
    const many = Array.from({ length: 500 }, (_, day) => ({
      at: now - (500 - day) * dayMs,
      grade: 3 as const,
    }))
    expect(reviewsOfCard(fileCard({ answers: many, interval: 100 })).length).toBeLessThan(15)
  })
})
