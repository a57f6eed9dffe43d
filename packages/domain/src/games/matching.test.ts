import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginMatching, isMatchingOver, pressHalf, wasMatchedAtOnce, type Matching } from './matching.ts'

const play = (matching: Matching, moves: readonly (readonly ['text' | 'meaning', number])[]) =>
  moves.reduce((state, [side, place]) => pressHalf(state, side, place), matching)

describe('matching', () => {
  it('finds a pair from either side', () => {
    const matching = play(beginMatching(2), [
      ['text', 0],
      ['meaning', 0],
      ['meaning', 1],
      ['text', 1],
    ])
    expect(matching.found).toEqual([0, 1])
    expect(isMatchingOver(matching)).toBe(true)
  })

  it('remembers that a pair was not found at once', () => {
    const wrong = play(beginMatching(2), [
      ['text', 0],
      ['meaning', 1],
    ])
    expect(wrong.wrong).toEqual({ text: 0, meaning: 1 })
    const matching = play(wrong, [
      ['text', 0],
      ['meaning', 0],
    ])
    expect(matching.found).toEqual([0])
    expect(wasMatchedAtOnce(matching, 0)).toBe(false)
    expect(matching.wrong).toBeUndefined()
  })

  it('lets a half go by a second press, and picks another on the same side', () => {
    expect(play(beginMatching(2), [['text', 0]]).picked).toEqual({ side: 'text', place: 0 })
    const twice = [
      ['text', 0],
      ['text', 0],
    ] as const
    expect(play(beginMatching(2), twice).picked).toBeUndefined()
    const other = [
      ['text', 0],
      ['text', 1],
    ] as const
    expect(play(beginMatching(2), other).picked).toEqual({ side: 'text', place: 1 })
  })

  it('whatever is pressed, a pair is found once, and only by its own halves', () => {
    const move = fc.tuple(
      fc.constantFrom('text' as const, 'meaning' as const),
      fc.integer({ min: -1, max: 6 }),
    )
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let state = beginMatching(5)
        for (const [side, place] of moves) {
          const next = pressHalf(state, side, place)
          expect(new Set(next.found).size).toBe(next.found.length)
          expect(next.found.slice(0, state.found.length)).toEqual(state.found)
          const isHalf = state.picked?.place === place && state.picked.side !== side
          expect(next.found.slice(state.found.length)).toEqual(isHalf ? [place] : [])
          for (const found of next.found) expect(next.firsts[found]).toBeDefined()
          state = next
        }
      }),
    )
  })
})
