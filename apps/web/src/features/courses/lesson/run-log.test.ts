import type { WordGrade } from '@lingarden/domain/exercises/reviews-of-answer'
import { expect, it } from 'vitest'
import { openRunLog } from './run-log'

const grade = (word: string, value: WordGrade['grade'], kind: WordGrade['kind'] = 'production') => ({
  word,
  kind,
  grade: value,
})

it('a word is reviewed once in a lesson, each of its cards for itself', () => {
  const log = openRunLog()
  expect(log([grade('hola', 3)], 1000)).toMatchObject([{ word: 'hola', grade: 3, reviewedAt: 1000 }])
  expect(log([grade('hola', 3), grade('hola', 3, 'recognition')], 2000)).toMatchObject([
    { kind: 'recognition' },
  ])
})

it('a word that was forgotten is reviewed again when the exercise comes back', () => {
  const log = openRunLog()
  const [first] = log([grade('hola', 1)], 1000)
  const [second] = log([grade('hola', 3)], 2000)
  expect([first?.grade, second?.grade]).toEqual([1, 3])
  expect(first?.id).not.toBe(second?.id)
  expect(log([grade('hola', 1)], 3000)).toEqual([])
})
