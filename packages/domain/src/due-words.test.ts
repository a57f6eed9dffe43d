import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueWords, type MetWord } from './due-words.ts'

const day = 86_400_000
const now = 1_800_000_000_000
/** Seen 5 times a word is weak, 8 times medium, 13 times strong. */
const met = (term: string, seen: number, daysAgo: number): MetWord => ({
  term,
  seen,
  clicks: 0,
  lastMet: now - daysAgo * day,
})

it('a weak word is due after a day, a medium one after a week, a strong one after a month', () => {
  const words = [
    met('weak', 5, 1),
    met('fresh', 5, 0.9),
    met('medium', 8, 7),
    met('resting', 8, 6),
    met('strong', 13, 30),
    met('safe', 13, 29),
  ]
  expect(dueWords(words, now, 10)).toEqual(['weak', 'medium', 'strong'])
})

it('names the most overdue first in proportion, of two alike the weaker, then the alphabet, and no more than asked', () => {
  const words = [met('b', 5, 2), met('a', 5, 2), met('weaker', 0, 2), met('late', 8, 70), met('later', 5, 12)]
  expect(dueWords(words, now, 4)).toEqual(['later', 'late', 'weaker', 'a'])
  expect(dueWords(words, now, 0)).toEqual([])
})

it('depends on the words alone, not on their order', () => {
  const word = fc.record({
    term: fc.string({ minLength: 1, maxLength: 3 }),
    seen: fc.nat({ max: 30 }),
    clicks: fc.nat({ max: 9 }),
    lastMet: fc.integer({ min: now - 90 * day, max: now + day }),
  })
  const words = fc.uniqueArray(word, { selector: ({ term }) => term, maxLength: 20 })
  fc.assert(
    fc.property(words, fc.nat({ max: 9 }), (bank, most) => {
      const due = dueWords(bank, now, most)
      expect(dueWords(bank.toReversed(), now, most)).toEqual(due)
      expect(due.length).toBeLessThanOrEqual(most)
      for (const term of due)
        expect(bank.find((entry) => entry.term === term)?.lastMet).toBeLessThanOrEqual(now - day)
    }),
  )
})
