import type { Review } from '@lingarden/domain/review/review'
import { expect, it } from 'vitest'
import { countDue } from './count-due'

const day = 86_400_000
const noon = new Date(2026, 2, 10, 12).getTime()
const easy = (word: string): Review => ({ id: word, word, kind: 'recognition', grade: 4, reviewedAt: noon })

it('[2.8] counts the cards of the bank that are due today, and none of words that left it', () => {
  const log = [easy('sol'), easy('luna'), easy('mar')]
  expect(countDue(['sol', 'luna'], log, noon)).toBe(0)
  expect(countDue(['sol', 'luna'], log, noon + 60 * day)).toBe(2)
  expect(countDue([], log, noon + 60 * day)).toBe(0)
})
