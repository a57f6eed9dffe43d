import { expect, it } from 'vitest'
import { replayReviews } from './recall.ts'
import { rebuildCards } from './rebuild-cards.ts'
import { renamedReviews } from './renamed-reviews.ts'
import type { Review } from './review.ts'

const day = 86_400_000
const review = (id: string, word: string, part: Partial<Review> = {}): Review => ({
  id,
  word,
  kind: 'recognition',
  grade: 3,
  reviewedAt: 20_000 * day,
  ...part,
})
const log = [
  review('a', 'aqua'),
  review('b', 'aqua', { reviewedAt: 20_003 * day, receivedAt: 20_002 * day, grade: 4 }),
  review('c', 'mesa'),
]
const rename = (from: readonly Review[], word: string, to: string, prefix: string) => {
  let next = 0
  return renamedReviews(from, { word, to }, () => `${prefix}${next++}`)
}

it('a word that is spelt anew has the memory it had', () => {
  const carried = rename(log, 'aqua', 'agua', 'n')
  const cards = rebuildCards([...log, ...carried])
  const [before, after] = ['aqua', 'agua'].map((term) =>
    [...cards.values()].find(({ word }) => word === term),
  )
  expect(after).toEqual({ ...before, word: 'agua' })
  expect(carried.map(({ word }) => word)).toEqual(['agua', 'agua'])
})

it('spelt to and fro, nothing is reviewed twice', () => {
  const once = [...log, ...rename(log, 'aqua', 'agua', 'n')]
  expect(rename(once, 'agua', 'aqua', 'm')).toEqual([])
  const reviewedMeanwhile = [...once, review('d', 'agua', { reviewedAt: 20_009 * day })]
  expect(rename(reviewedMeanwhile, 'agua', 'aqua', 'm')).toEqual([
    review('m0', 'aqua', { reviewedAt: 20_009 * day, isCarried: true }),
  ])
})

it('what was recalled counts once, under whichever spelling it was answered', () => {
  const answered = [...log, review('d', 'aqua', { reviewedAt: 20_020 * day })]
  const renamed = [...answered, ...rename(answered, 'aqua', 'agua', 'n')]
  const later = [...renamed, review('e', 'agua', { reviewedAt: 20_030 * day, grade: 1 })]
  const before = replayReviews(answered).recalls
  expect(before.length).toBeGreaterThan(0)
  expect(replayReviews(renamed).recalls).toEqual(before)
  const back = [...later, ...rename(later, 'agua', 'aqua', 'm')]
  const times = replayReviews(back).recalls.map(({ time }) => time / day)
  expect(times).toEqual([...before.map(({ time }) => time / day), 20_030])
})
