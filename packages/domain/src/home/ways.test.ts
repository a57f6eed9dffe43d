import { expect, it } from 'vitest'
import { orderWays, type Day } from './ways.ts'

const nothing: Day = { lesson: undefined, due: 0, fresh: 0, mistakes: 0, hasWords: true }
const next = { isOpen: false, terms: 10 }
const open = { isOpen: true, terms: 10 }
const kinds = (day: Partial<Day>) => orderWays({ ...nothing, ...day }).map(({ kind }) => kind)

it.each([
  ['a newcomer', { lesson: next, hasWords: false }, ['lesson', 'talk', 'bring']],
  ['in the middle of a lesson, with cards', { lesson: open, due: 4 }, ['lesson', 'review', 'talk']],
  ['with cards and mistakes', { lesson: next, due: 4, mistakes: 2 }, ['review', 'mend', 'lesson', 'talk']],
  ['with new cards alone', { lesson: next, fresh: 3 }, ['review', 'lesson', 'talk']],
  ['with mistakes alone', { lesson: next, mistakes: 1 }, ['mend', 'lesson', 'talk']],
  ['with all watered', { lesson: next }, ['lesson', 'talk']],
  ['at the end of the course', {}, ['talk']],
] as const)('what %s does now', (_who, day, expected) => {
  expect(kinds(day)).toEqual(expected)
})

it('tells how long each takes', () => {
  const [review, mend, lesson] = orderWays({ ...nothing, lesson: next, due: 12, fresh: 7, mistakes: 3 })
  expect(review).toEqual({ kind: 'review', due: 12, fresh: 7, minutes: 6 })
  expect(mend).toMatchObject({ minutes: 2 })
  expect(lesson).toMatchObject({ minutes: 8 })
})
