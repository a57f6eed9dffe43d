import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grades, reviewKinds, type Grade, type Review, type ReviewKind } from '../review/review.ts'
import { dayMs } from '../review/word-card.ts'
import { countKnown, isKnown } from './known-words.ts'
import { countStages, fallenStage, placeOf, plantStages, stageOfMemory, stageOfWords } from './plant-stage.ts'
import { growPlant, growPlants, type WordPlant } from './word-plant.ts'

const start = Date.UTC(2026, 10, 2, 9)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
let made = 0
const review = (days: number, grade: Grade, kind: ReviewKind = 'recognition', word = 'sol'): Review => ({
  id: String(made++),
  word,
  kind,
  grade,
  reviewedAt: start + days * dayMs,
})
const plantOf = (log: readonly Review[]) => growPlants(log, dayOf).get('sol')

describe('the stage that a memory deserves', () => {
  it.each([
    [0, 100, 'seed'],
    [1, 0.2, 'sprout'],
    [5, 3.99, 'sprout'],
    [1, 4, 'leaf'],
    [1, 13.99, 'leaf'],
    [1, 14, 'bud'],
    [9, 29.99, 'bud'],
    [2, 30, 'bud'],
    [3, 30, 'bloom'],
  ])('recalled on %i days, lasting for %d days: %s', (recalledDays, stability, stage) => {
    expect(stageOfMemory({ recalledDays, stability })).toBe(stage)
  })

  it('is fallen to by one stage at most, and never grown to', () => {
    expect(fallenStage('bloom', 'seed')).toBe('bud')
    expect(fallenStage('leaf', 'sprout')).toBe('sprout')
    expect(fallenStage('leaf', 'bloom')).toBe('leaf')
    expect(fallenStage('seed', 'seed')).toBe('seed')
  })
})

describe('a plant', () => {
  it('is a seed while nothing was recalled, however often it was asked', () => {
    expect(plantOf([review(0, 1), review(0.001, 1), review(1, 1)])?.stage).toBe('seed')
  })

  it('sprouts with the first recall, and does not bloom on the same day, whatever is done', () => {
    expect(plantOf([review(0, 1), review(0.001, 3)])?.stage).toBe('sprout')
    const cramming = Array.from({ length: 60 }, (_, turn) => review(turn / 10_000, 4))
    expect(plantOf(cramming)?.stage).not.toBe('bloom')
    expect(plantOf([review(0, 3, 'use')])?.stage).toBe('sprout')
  })

  it('blooms when it was recalled in time, day after day', () => {
    const days = [0, 3, 14, 50, 150]
    const stages = days.map(
      (_, place) => plantOf(days.slice(0, place + 1).map((day) => review(day, 3)))?.stage,
    )
    expect(stages[0]).toBe('sprout')
    expect(stages.at(-1)).toBe('bloom')
  })

  it('that was in bloom and is forgotten becomes a bud, and minutes of relearning leave it there', () => {
    const grown = [0, 3, 14, 50, 150].map((day) => review(day, 3))
    const forgotten = [...grown, review(300, 1)]
    expect(plantOf(forgotten)?.stage).toBe('bud')
    expect(plantOf([...forgotten, review(300.001, 1), review(300.002, 1)])?.stage).toBe('bud')
    expect(plantOf([...forgotten, review(300.01, 3)])?.stage).toBe('bud')
  })

  const log = fc.array(
    fc.record({
      kind: fc.constantFrom(...reviewKinds),
      grade: fc.constantFrom(...grades),
      hours: fc.constantFrom(0, 1, 24, 72, 500, 2000),
    }),
    { maxLength: 25 },
  )

  it('never grows by "again", falls by one stage at most, and blooms only by what the rule asks', () => {
    fc.assert(
      fc.property(log, (answers) => {
        let plant: WordPlant | undefined
        let time = 0
        let everRecalled = false
        for (const { kind, grade, hours } of answers) {
          time += hours / 24
          const before = placeOf(plant?.stage ?? 'seed')
          plant = growPlant(plant, review(time, grade, kind), dayOf)
          const after = placeOf(plant.stage)
          expect(grade === 1 ? after <= before : after >= before).toBe(true)
          expect(after).toBeGreaterThanOrEqual(before - 1)
          everRecalled ||= grade > 1
          expect(plant.stage === 'seed').toBe(!everRecalled)
          expect(plant.stage !== 'bloom' || plant.recalledDays >= 3).toBe(true)
        }
      }),
    )
  })

  it('is the same whatever order its log was merged in', () => {
    const merged = log
      .map((answers) =>
        answers.map(({ kind, grade, hours }, place) => review(hours / 24 + place, grade, kind)),
      )
      .chain((reviews) =>
        fc.tuple(fc.constant(reviews), fc.shuffledSubarray(reviews, { minLength: reviews.length })),
      )
    fc.assert(
      fc.property(merged, ([reviews, shuffled]) => {
        expect(plantOf([...shuffled, ...reviews])).toEqual(plantOf(reviews))
      }),
    )
  })
})

describe('a word that is known', () => {
  const known = (log: readonly Review[], days: number) => {
    const plant = plantOf(log)
    return plant !== undefined && isKnown(plant, start + days * dayMs)
  }

  it('was recalled on two different days, and not only often on one', () => {
    expect(known([review(0, 4), review(0.01, 4), review(0.02, 4)], 0.1)).toBe(false)
    expect(known([review(0, 3), review(3, 3)], 3.1)).toBe(true)
    expect(known([review(0, 3, 'use'), review(1, 3)], 1.1)).toBe(true)
    expect(known([review(0, 3, 'use'), review(1, 3, 'use')], 1.1)).toBe(true)
  })

  it('is known no more once it is likely to be forgotten, or was', () => {
    const log = [review(0, 3), review(3, 3)]
    expect(known(log, 200)).toBe(false)
    expect(known([...log, review(4, 1)], 4)).toBe(false)
    expect(known([...log, review(4, 1), review(4.01, 3)], 4.02)).toBe(true)
    // Recognised, and still forgotten when it is to be said.
    expect(known([...log, review(4, 1, 'production')], 4)).toBe(false)
  })

  it('counts among the words that are asked about alone', () => {
    const log = ['sol', 'mar'].flatMap((word) => [review(0, 3, 'use', word), review(1, 3, 'use', word)])
    const plants = growPlants(log, dayOf)
    expect(countKnown(['sol', 'luna'], plants, start + 1.1 * dayMs)).toBe(1)
    expect(countKnown([], plants, start)).toBe(0)
  })
})

describe('a garden', () => {
  const plants = new Map(plantStages.map((stage) => [`a ${stage}`, { stage }]))

  it('counts its words by stage; what was never asked is a seed', () => {
    expect(countStages([], plants)).toEqual([0, 0, 0, 0, 0])
    expect(countStages(['new', 'a seed', 'a leaf', 'a bloom'], plants)).toEqual([2, 0, 1, 0, 1])
  })

  it('of a lesson has grown as far as half of its words', () => {
    expect(stageOfWords([], plants)).toBe('seed')
    expect(stageOfWords(['a bloom', 'new', 'new'], plants)).toBe('seed')
    expect(stageOfWords(['a bloom', 'a leaf', 'new'], plants)).toBe('leaf')
    expect(stageOfWords(['a bloom', 'new'], plants)).toBe('bloom')
  })
})
