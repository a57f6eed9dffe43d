import { expect, it } from 'vitest'
import { countStages } from './garden.ts'
import { learnerMoment, nextStep } from './learner-moment.ts'

const today = '2026-03-10'

it.each([
  ['newcomer', 'nothing at all', [], 0],
  ['newcomer', 'days of a year without practice', [['2026-03-09', 0]], 0],
  ['newcomer', 'the seeds of a first look, but no practice', [], 20],
  // Words that were imported, or practice of more than a year ago.
  ['returning', 'many words, but no practice', [], 21],
  ['daily', 'practice today', [['2026-03-10', 5]], 0],
  ['daily', 'practice three days ago', [['2026-03-07', 5]], 3],
  [
    'returning',
    'practice four days ago',
    [
      ['2026-03-06', 5],
      ['2026-03-09', 0],
    ],
    3,
  ],
  ['newcomer', 'practice of a day to come, by a clock that was wrong', [['2026-03-12', 5]], 0],
] as const)('[1.6] a learner is a %s with %s', (moment, _name, practice, words) => {
  expect(learnerMoment(new Map(practice), today, words)).toBe(moment)
})

it.each([
  ['daily', 34, true, { kind: 'review', words: 34 }],
  ['returning', 134, false, { kind: 'review', words: 10 }],
  ['returning', 4, false, { kind: 'review', words: 4 }],
  ['returning', 0, true, { kind: 'lesson' }],
  ['daily', 0, false, { kind: 'tutor' }],
  ['newcomer', 12, false, { kind: 'review', words: 10 }],
  ['newcomer', 0, false, { kind: 'tutor' }],
  ['newcomer', 0, true, { kind: 'lesson' }],
] as const)(
  '[2.8] the next step of a %s learner with %i due, open lesson %s',
  (moment, due, hasLesson, step) => {
    expect(nextStep(moment, due, hasLesson)).toEqual(step)
  },
)

it('[4.5] counts words by stage, from seed to bloom', () => {
  expect(countStages([])).toEqual([0, 0, 0, 0, 0])
  // Strengths 0, 18, 50, 64 and 100.
  const words = [0, 0, 2.5, 5, 7, 20].map((seen) => ({ seen, clicks: 0 }))
  expect(countStages(words)).toEqual([2, 1, 1, 1, 1])
})
