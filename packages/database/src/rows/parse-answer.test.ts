import { expect, it } from 'vitest'
import { creditLines } from './credit-line.ts'
import { parseAnswer, UnreadableAnswer } from './parse-answer.ts'

const line = { id: 'a', kind: 'turn', amount: -3, created_at: '2026-11-21T12:00:00+00:00' }

it('an answer that fits is read, without what this version does not know', () => {
  expect(parseAnswer(creditLines, 'credit_history', [{ ...line, later: true }])).toEqual([line])
})

it('what a later version may add to the kinds is read, too', () => {
  const later = { ...line, kind: 'harvest' }
  expect(parseAnswer(creditLines, 'credit_history', [later])).toEqual([later])
})

it.each([
  { answer: null, place: 'all of it' },
  { answer: [line, { ...line, amount: '3' }], place: '1.amount' },
  { answer: [{ ...line, created_at: null }], place: '0.created_at' },
])('an answer that does not fit says at which place: $place', ({ answer, place }) => {
  const read = () => parseAnswer(creditLines, 'credit_history', answer)
  expect(read).toThrow(UnreadableAnswer)
  expect(read).toThrow(`credit_history does not fit: ${place}: invalid_type`)
})
