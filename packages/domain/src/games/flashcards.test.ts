import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardGrades, cardRound, knownCards } from './flashcards.ts'

describe('a round of flashcards', () => {
  it('goes card by card', () => {
    expect(cardRound(3, []).queue).toEqual([0, 1, 2])
    expect(cardRound(3, ['good']).queue).toEqual([1, 2])
    expect(cardRound(3, ['good', 'hard', 'easy']).queue).toEqual([])
  })

  it('brings back what was not known, a few cards later', () => {
    expect(cardRound(7, ['again']).queue).toEqual([1, 2, 3, 4, 0, 5, 6])
    expect(cardRound(2, ['again']).queue).toEqual([1, 0])
    expect(cardRound(1, ['again']).queue).toEqual([0])
  })

  it('keeps the first grade of a card', () => {
    const round = cardRound(2, ['again', 'good', 'easy'])
    expect(round.firstGrades).toEqual(['again', 'good'])
    expect(knownCards(round)).toEqual([0, 1])
  })

  it('knows nothing of a card that waits to be known', () => {
    expect(knownCards(cardRound(2, ['good', 'again']))).toEqual([0])
  })

  it('a card is in the queue or known, never both, never lost; no grade is lost by taking the last back', () => {
    const grades = fc.array(fc.constantFrom(...cardGrades), { maxLength: 80 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), grades, (cards, given) => {
        const round = cardRound(cards, given)
        const places = [...round.queue, ...knownCards(round)].toSorted((a, b) => a - b)
        expect(places).toEqual(Array.from({ length: cards }, (_, place) => place))
        const known = given.filter((grade) => grade !== 'again').length
        expect(knownCards(round).length).toBe(Math.min(cards, known))
      }),
    )
  })
})
