import { expect, it } from 'vitest'
import { learnerMoment } from './learner-moment.ts'

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
] as const)('a learner is a %s with %s', (moment, _name, practice, words) => {
  expect(learnerMoment(new Map(practice), today, words)).toBe(moment)
})
