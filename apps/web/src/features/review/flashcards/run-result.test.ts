import { answerItem, type ReviewRun, type RunItem } from '@lingarden/domain/review/review-run'
import { gradeCard } from '@lingarden/domain/review/word-card'
import { expect, it } from 'vitest'
import { readResult } from '../results/practice-result'
import { resultOfRun } from './run-result'

const start = Date.UTC(2026, 0, 5, 9)
const day = 86_400_000
const sol: RunItem = {
  word: 'sol',
  kind: 'recognition',
  card: gradeCard({ word: 'sol', kind: 'recognition' }, 4, start - 30 * day),
}
const fresh = (word: string, kind: RunItem['kind']): RunItem => ({ word, kind })

it('a word is told once, by the card of it that comes back first', () => {
  let run: ReviewRun = { items: [], answers: [] }
  run = answerItem(run, sol, 3, 'a', start)
  run = answerItem(run, fresh('sol', 'production'), 1, 'b', start)
  run = answerItem(run, fresh('mar', 'recognition'), 4, 'c', start + 5000)
  const result = resultOfRun(run.answers, 'es-ES', (term) => (term === 'sol' ? 'leaf' : undefined), {
    to: '/again',
  })
  expect(result).toMatchObject({ languageCode: 'es-ES', again: { to: '/again' }, endedAt: start + 5000 })
  expect(result.rows.map(({ term, wasKnown, stageBefore }) => [term, wasKnown, stageBefore])).toEqual([
    ['sol', false, 'leaf'],
    ['mar', true, undefined],
  ])
  expect(result.rows[0]?.dueNow).toBe(start + 60_000)
  expect(readResult({ result })).toBe(result)
})

it.each([undefined, null, 'x', {}, { result: null }, { result: { rows: 3 } }])(
  '%j carries no result',
  (state) => {
    expect(readResult(state)).toBeUndefined()
  },
)
