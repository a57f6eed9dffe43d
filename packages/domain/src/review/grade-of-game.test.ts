import { expect, it } from 'vitest'
import { gradeOfGame } from './grade-of-game.ts'
import { dayMs, gradeCard } from './word-card.ts'

const start = Date.UTC(2026, 0, 5, 9)
const card = gradeCard({ word: 'sol', kind: 'recognition' }, 4, start)

it.each([
  ['right', card.due, 3],
  ['nearly', card.due + dayMs, 2],
  ['wrong', card.due, 1],
  ['right', card.due - 1, undefined],
  ['nearly', card.due - 1, undefined],
  ['wrong', start + 1, 1],
] as const)('a game that was %s grades a card that is due or not', (outcome, now, grade) => {
  expect(gradeOfGame(outcome, card, now)).toBe(grade)
})

it('a game begins no card', () => {
  expect(gradeOfGame('right', undefined, start)).toBeUndefined()
  expect(gradeOfGame('wrong', undefined, start)).toBeUndefined()
})
