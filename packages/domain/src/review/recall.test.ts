import { expect, it } from 'vitest'
import { forecastReviews } from './forecast.ts'
import { replayReviews, shareRecalls } from './recall.ts'
import type { Grade, Review } from './review.ts'
import { rebuildCards } from './rebuild-cards.ts'
import { dayMs } from './word-card.ts'

const start = Date.UTC(2026, 2, 1, 10)
const review = (day: number, grade: Grade, word = 'sol'): Review => ({
  id: `${word} ${day}`,
  word,
  kind: 'recognition',
  grade,
  reviewedAt: start + day * dayMs,
})

it('what was expected is told of reviews of known cards only, whatever order the log comes in', () => {
  // Easy at once, so that the next answer is a test of memory.
  const log = [review(20, 1), review(0, 4), review(8, 3)]
  const { recalls, cards } = replayReviews(log)
  expect(cards).toEqual(rebuildCards(log))
  expect(recalls.map(({ time, wasKnown }) => [(time - start) / dayMs, wasKnown])).toEqual([
    [8, true],
    [20, false],
  ])
  for (const { expected } of recalls) {
    expect(expected).toBeGreaterThan(0.8)
    expect(expected).toBeLessThan(1)
  }
  expect(shareRecalls(recalls)).toMatchObject({ reviews: 2, known: 0.5 })
})

it('a card answered in its minutes, and a log of nothing, tell nothing', () => {
  const minutes = [review(0, 3), { ...review(0, 3), id: 'later', reviewedAt: start + 60_000 }]
  expect(replayReviews(minutes).recalls).toEqual([])
  expect(shareRecalls([])).toBeUndefined()
})

it('the forecast puts what is overdue into today, and each other card on its day', () => {
  const cards = rebuildCards([review(0, 4), review(0, 4, 'luna')])
  const dues = [...cards.values()].map(({ due }) => due)
  const dayEnd = start + 14 * 3_600_000
  const forecast = forecastReviews(cards.values(), dayEnd, 30)
  const day = Math.floor(((dues[0] ?? 0) - dayEnd) / dayMs) + 1
  expect(forecast[day]).toBe(2)
  expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(forecastReviews(cards.values(), dayEnd + 100 * dayMs, 3)).toEqual([2, 0, 0])
})
