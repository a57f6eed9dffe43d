import { describe, expect, it } from 'vitest'
import { isOutgrown, mistakeDue, readAnswers } from './mistake-schedule.ts'

const dayMs = 86_400_000
const first = Date.parse('2026-03-01T12:00:00Z')
/** An answer so many days after the first, and minutes later. */
const answer = (day: number, isRight: boolean, minutes = 0) => ({
  id: `${day}-${minutes}`,
  at: first + day * dayMs + minutes * 60_000,
  day: `day ${day}`,
  isRight,
})
const daysUntil = (...answers: Parameters<typeof mistakeDue>[0]) => (mistakeDue(answers) - first) / dayMs

describe('a mistake comes back by FSRS', () => {
  it('at once where it was never answered, after days where it was right, and later each time', () => {
    expect(mistakeDue([])).toBe(0)
    const once = daysUntil(answer(0, true))
    expect(once).toBeGreaterThanOrEqual(2)
    expect(daysUntil(answer(0, true), answer(once, true)) - once).toBeGreaterThan(once)
  })

  it('the next day where it was wrong, whatever was answered later that day', () => {
    expect(daysUntil(answer(0, false))).toBe(1)
    expect(daysUntil(answer(0, false), answer(0, true, 5))).toBe(1)
  })

  it('the same whatever order the answers of two devices come in', () => {
    const answers = [answer(0, true), answer(2, false), answer(3, true)]
    expect(mistakeDue(answers.toReversed())).toBe(mistakeDue(answers))
  })
})

describe('a mistake is outgrown', () => {
  it('by being right on two days, not twice on one', () => {
    expect(isOutgrown([answer(0, true), answer(0, true, 5)])).toBe(false)
    expect(isOutgrown([answer(0, true), answer(3, false)])).toBe(false)
    expect(isOutgrown([answer(0, true), answer(3, false), answer(4, true)])).toBe(true)
  })

  it('not by an answer that the day’s first had shown', () => {
    expect(isOutgrown([answer(0, true), answer(3, false), answer(3, true, 5)])).toBe(false)
  })
})

it('reads the answers that a row keeps', () => {
  const kept = { id: 'a', at: 1, day: '2026-03-01', is_right: true }
  expect(readAnswers([kept, { ...kept, at: '1' }, null, 'x'])).toEqual([
    { id: 'a', at: 1, day: '2026-03-01', isRight: true },
  ])
  expect(readAnswers({})).toEqual([])
})
