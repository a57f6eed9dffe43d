import { expect, it } from 'vitest'
import type { Review } from '../review/review.ts'
import { dayMs } from '../review/word-card.ts'
import { reviewsOfUses, unaidedUses } from './unaided-uses.ts'

const now = Date.UTC(2026, 10, 23, 20)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
const use = (word: string, reviewedAt: number, kind: Review['kind'] = 'use'): Review => ({
  id: `${word}${reviewedAt}`,
  word,
  kind,
  grade: 3,
  reviewedAt,
})
let id = 0
const words = (given: string[], log: Review[]) =>
  reviewsOfUses(given, log, { now, dayOf, newId: () => String(id++) }).map(({ word }) => word)

it('a word was recalled where it is planted, and was neither shown nor looked up', () => {
  const sentence = {
    terms: ['querer', 'café', 'con', 'leche'],
    aided: new Set(['café']),
    isPlanted: (term: string) => term !== 'con',
  }
  expect(unaidedUses(sentence)).toEqual(['querer', 'leche'])
})

it('a use counts once a word and day, whatever else was reviewed that day', () => {
  const log = [use('leche', now - 3_600_000), use('pan', now - dayMs), use('café', now - 1000, 'production')]
  expect(words(['leche', 'pan', 'pan', 'café'], log)).toEqual(['pan', 'café'])
  const [review] = reviewsOfUses(['sol'], [], { now, dayOf, newId: () => 'id' })
  expect(review).toEqual({ id: 'id', word: 'sol', kind: 'use', grade: 3, reviewedAt: now })
})
