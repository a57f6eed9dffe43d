import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retrievability, type WordCard } from '../review/word-card.ts'
import { formatLinkingCode, parseLinkingCode } from './linking-code.ts'
import { countRetained } from './retained-words.ts'
import { growWeekGarden, weekGoal } from './week-garden.ts'

describe('a linking code', () => {
  it.each(['ACDE3467', 'acde3467', ' acde-3467 ', 'ACDE 3467', 'a.c.d.e/3467'])(
    '[3.8] is read from %j',
    (text) => {
      expect(parseLinkingCode(text)).toBe('ACDE3467')
    },
  )

  it.each(['', 'ACDE346', 'ACDE34677', 'ACDE346O', 'ACDE3461', 'ÁCDE3467', '<b>ACDE3467', '😀'.repeat(500)])(
    'is not read from %j',
    (text) => {
      expect(parseLinkingCode(text)).toBeUndefined()
    },
  )

  it('is read as it is written', () => {
    expect(formatLinkingCode('ACDE3467')).toBe('ACDE 3467')
    expect(parseLinkingCode(formatLinkingCode('ACDE3467'))).toBe('ACDE3467')
  })
})

describe('the garden of a week', () => {
  it('aims at an hour for each', () => {
    expect([weekGoal(0), weekGoal(1), weekGoal(201)]).toEqual([60, 60, 12_060])
  })

  it('grows plant by plant and is whole at the goal', () => {
    expect(growWeekGarden(1, 0)).toEqual(['seed', 'seed', 'seed'])
    expect(growWeekGarden(1, 30)).toEqual(['bloom', 'leaf', 'seed'])
    expect(growWeekGarden(1, 60)).toEqual(['bloom', 'bloom', 'bloom'])
    expect(growWeekGarden(3, 6000)).toEqual(Array.from({ length: 5 }, () => 'bloom'))
    expect(growWeekGarden(500, 0)).toHaveLength(12)
  })
})

describe('retained words', () => {
  const day = 86_400_000
  const now = Date.UTC(2026, 10, 21)
  const card = (word: string, kind: WordCard['kind'], daysAgo: number, stability: number): WordCard => ({
    word,
    kind,
    phase: 'review',
    stability,
    difficulty: 5,
    step: 0,
    reps: 1,
    lapses: 0,
    due: now,
    firstReview: now - daysAgo * day,
    lastReview: now - daysAgo * day,
  })

  it('are those of which every card is known, until their stability is over', () => {
    const cards = [
      card('sol', 'recognition', 1, 3),
      card('luna', 'recognition', 1, 100),
      card('luna', 'production', 5, 4.5),
    ]
    const counts = countRetained(cards, now)
    expect(counts).toHaveLength(31)
    expect(counts.slice(0, 5)).toEqual([1, 1, 1, 0, 0])
  })

  it('are none without cards', () => {
    expect(countRetained([], now)).toEqual(Array.from({ length: 31 }, () => 0))
  })

  it('are just those whose retrievability is 0.9 or more, day by day', () => {
    const given = fc.array(
      fc.record({
        daysAgo: fc.double({ min: 0, max: 60, noNaN: true }),
        stability: fc.double({ min: 0.01, max: 80, noNaN: true }),
      }),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(given, (list) => {
        const cards = list.map(({ daysAgo, stability }, place) =>
          card(`w${place}`, 'recognition', daysAgo, stability),
        )
        for (const [ahead, count] of countRetained(cards, now).entries()) {
          const at = now + ahead * day
          // The curve is rounded to eight digits: on the very edge both answers are right.
          const certain = cards.filter((one) => retrievability(one, at) > 0.9 + 1e-7).length
          const possible = cards.filter((one) => retrievability(one, at) >= 0.9 - 1e-7).length
          expect(count).toBeGreaterThanOrEqual(certain)
          expect(count).toBeLessThanOrEqual(possible)
        }
      }),
    )
  })
})
