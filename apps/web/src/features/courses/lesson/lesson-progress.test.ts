import { beginLesson, type LessonPosition } from '@lingarden/domain/courses/lesson-position'
import { expect, it } from 'vitest'
import { pagesOf, pagesToGo, shareDone } from './lesson-progress'

const pages = pagesOf({ terms: Array.from({ length: 9 }), exercises: Array.from({ length: 8 }) }, 3)
const at = (changes: Partial<LessonPosition>) => ({ ...beginLesson({ exercises: 8, turns: 3 }), ...changes })
const told = (changes: Partial<LessonPosition>) => [
  pagesToGo(at(changes), pages),
  shareDone(at(changes), pages),
]

it('counts what is still to do from page to page', () => {
  expect(told({})).toEqual([24, 0])
  expect(told({ step: 'terms' })).toEqual([23, 0])
  expect(told({ step: 'terms', page: 9 })).toEqual([14, 0.9])
  expect(told({ step: 'grammar' })).toEqual([9, 0])
  expect(told({ step: 'summary' })).toEqual([0, 1])
})

it('counts what comes back as still to do', () => {
  const talk = { queue: [2, 0], missed: [0] }
  expect(told({ step: 'dialogue', talk })).toEqual([12, 0.25])
  const run = { queue: [7, 1], missed: [1] }
  expect(told({ step: 'exercises', run })).toEqual([2, 0.75])
})

it('is not led astray by a page that the lesson no longer has', () => {
  expect(told({ step: 'terms', page: 40 })).toEqual([13, 1])
})
