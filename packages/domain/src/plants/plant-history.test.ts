import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grade, Review } from '../review/review.ts'
import { dayMs } from '../review/word-card.ts'
import { chooseSteps, plantHistory, spreadMarks } from './plant-history.ts'

const start = Date.UTC(2026, 10, 2, 9)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const answer = (day: number, grade: Grade): Review => ({
  id: `${day}`,
  word: 'sol',
  kind: 'recognition',
  grade,
  reviewedAt: start + day * dayMs,
})

describe('the history of a plant', () => {
  it('tells when it rose, what was recalled without rising, and what was not recalled', () => {
    const { steps, recalled, asked } = plantHistory(
      [answer(0, 3), answer(0.01, 3), answer(3, 3), answer(6, 1), answer(6.01, 3)],
      dayOf,
    )
    expect(steps.map(({ kind, stage }) => `${kind} ${stage}`)).toEqual([
      'rose sprout',
      'recalled sprout',
      'rose leaf',
      // It falls silently: what is told is that it was not recalled.
      'forgotten sprout',
      'recalled sprout',
    ])
    expect(steps[1]?.at).toBe(start + 0.01 * dayMs)
    expect([recalled, asked]).toEqual([4, 5])
  })

  it('of a word that was never asked is empty', () => {
    expect(plantHistory([], dayOf)).toEqual({ steps: [], recalled: 0, asked: 0 })
  })

  it('shortened keeps each rise, then what is newest', () => {
    const { steps } = plantHistory(
      [answer(0, 3), answer(0.01, 3), answer(0.02, 3), answer(3, 3), answer(3.01, 1)],
      dayOf,
    )
    expect(chooseSteps(steps, 3)).toEqual([steps[0], steps[3], steps[4]])
    expect(chooseSteps(steps, 9)).toEqual(steps)
  })
})

describe('marks on a line', () => {
  it('stand by their time', () => {
    expect(spreadMarks([10, 20, 30], 0.1)).toEqual([0, 0.5, 1])
    expect(spreadMarks([7], 0.1)).toEqual([0])
    expect(spreadMarks([], 0.1)).toEqual([])
  })

  it('keep their order and their distance, and stay on the line', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(times, (unordered) => {
        const places = spreadMarks(
          unordered.toSorted((a, b) => a - b),
          0.1,
        )
        for (const [place, at] of places.entries()) {
          expect(at).toBeGreaterThanOrEqual(-1e-9)
          expect(at).toBeLessThanOrEqual(1 + 1e-9)
          expect(at - (places[place - 1] ?? -1)).toBeGreaterThanOrEqual(0.1 - 1e-9)
        }
      }),
    )
  })
})
