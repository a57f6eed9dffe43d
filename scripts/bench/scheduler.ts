import { createChance } from '@lingarden/domain/chance'
import { planToday } from '@lingarden/domain/review/plan-today'
import { growPlants } from '@lingarden/domain/plants/word-plant'
import { rebuildCards } from '@lingarden/domain/review/rebuild-cards'
import { cardKinds, grades, type Review } from '@lingarden/domain/review/review'
import { dayMs } from '@lingarden/domain/review/word-card'
import { measure, milliseconds, p95, type Figure } from './figure.ts'

const words = Array.from({ length: 10_000 }, (_, index) => `word ${index}`)
const reviewsPerCard = 5
const start = Date.UTC(2026, 0, 5)

/** Years of reviews: 100,000 of 20,000 cards. */
function longLog(): Review[] {
  const chance = createChance(7)
  return words.flatMap((word) =>
    cardKinds.flatMap((kind) =>
      Array.from({ length: reviewsPerCard }, (_, turn): Review => {
        const days = turn * 60 + Math.floor(chance() * 60)
        return {
          id: `${kind} ${word} ${turn}`,
          word,
          kind,
          grade: grades[Math.floor(chance() * 5)] ?? 3,
          reviewedAt: start + days * dayMs,
        }
      }),
    ),
  )
}

/** What the worker of the cards does, and what an answer costs. */
export async function benchScheduler(): Promise<Figure[]> {
  const log = longLog()
  const cards = rebuildCards(log)
  const now = start + 320 * dayMs
  const clock = { now, dayStart: now, dayEnd: now + dayMs }
  const dayOf = (time: number) => String(Math.floor(time / dayMs))
  const rebuilding = await measure(3, () => growPlants(log, dayOf))
  const answering = await measure(20, (place) =>
    growPlants(
      log.filter(({ word }) => word === log[place]?.word),
      dayOf,
    ),
  )
  const planning = await measure(5, () => planToday(words, cards, clock))
  return [
    {
      what: 'review: 100,000 reviews made into 20,000 cards and 10,000 plants; the plan of the day, both in a worker',
      measured: `${milliseconds(p95(rebuilding))}; ${milliseconds(p95(planning))}`,
      target: 'no long task on the page',
    },
    {
      what: 'review: the cards and the plant after one more answer, p95',
      measured: milliseconds(p95(answering)),
      target: '50 ms',
    },
  ]
}
