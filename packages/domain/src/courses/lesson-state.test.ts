import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordStrength } from '../strength.ts'
import { lessonState } from './lesson-state.ts'

describe('the state of a lesson', () => {
  it('[5.10b] is completed from an average strength of 80, though single words are weaker', () => {
    const bank = new Map([
      ['hola', { seen: 100, clicks: 0 }],
      ['adiós', { seen: 8, clicks: 0 }],
    ])
    expect(wordStrength(8, 0)).toBeLessThan(80)
    expect(lessonState(['hola', 'adiós'], bank).isCompleted).toBe(true)
  })

  it('[5.10b] counts a word that is not in the bank as 0', () => {
    const bank = new Map([['hola', { seen: 100, clicks: 0 }]])
    expect(lessonState(['hola', 'adiós'], bank)).toEqual({ strength: 50, isCompleted: false, wordsInBank: 1 })
  })

  it('[5.10b] is not completed without terms', () => {
    expect(lessonState([], new Map())).toEqual({ strength: 0, isCompleted: false, wordsInBank: 0 })
  })

  it('[5.10b] 80 is said of completed lessons only, also where an average is just below', () => {
    const averages = new Set<number>()
    for (let one = 0; one < 60; one++) {
      for (let other = 0; other < 60; other++) {
        const uses = [one, other].map((seen) => ({ seen, clicks: 5 }))
        const average = uses.reduce((sum, { seen, clicks }) => sum + wordStrength(seen, clicks), 0) / 2
        const bank = new Map(uses.map((use, place) => [String(place), use]))
        const { strength, isCompleted } = lessonState(['0', '1'], bank)
        expect([isCompleted, strength >= 80]).toEqual([average >= 80, average >= 80])
        averages.add(average)
      }
    }
    expect(averages).toContain(79.5)
  })

  it('[5.10b] a lesson whose words are all at 80 or above is completed, one whose words are all below is not', () => {
    const terms = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 })
    const strong = fc.record({ seen: fc.integer({ min: 70, max: 200 }), clicks: fc.nat(20) })
    const weak = fc.record({ seen: fc.nat(7), clicks: fc.nat(20) })
    const isCompleted = (names: string[], uses: { seen: number; clicks: number }[]) =>
      lessonState(
        names,
        new Map(names.map((name, place) => [name, uses[place % uses.length] ?? { seen: 0, clicks: 0 }])),
      ).isCompleted
    fc.assert(
      fc.property(terms, fc.array(strong, { minLength: 1 }), (names, uses) => isCompleted(names, uses)),
    )
    fc.assert(
      fc.property(terms, fc.array(weak, { minLength: 1 }), (names, uses) => !isCompleted(names, uses)),
    )
    expect(wordStrength(70, 20)).toBeGreaterThanOrEqual(80)
    expect(wordStrength(7, 0)).toBeLessThan(80)
  })
})
