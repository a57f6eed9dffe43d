import { expect, it } from 'vitest'
import { Ladder } from './ladder.ts'

const minute = 60_000

it('a refusal is for good', () => {
  let time = 0
  const ladder = new Ladder(() => time)
  ladder.refused('schema')
  time += 100 * minute
  expect(ladder.rung).toBe('prompt')
  ladder.refused('schema')
  expect(ladder.rung).toBe('prompt')
  ladder.refused('prompt')
  ladder.refused('text')
  expect(ladder.rung).toBe('text')
})

it('two unreadable answers in a row step down for ten minutes', () => {
  let time = 0
  const ladder = new Ladder(() => time)
  ladder.failed('schema')
  ladder.worked('schema')
  ladder.failed('schema')
  expect(ladder.rung).toBe('schema')
  ladder.failed('schema')
  expect(ladder.rung).toBe('prompt')
  time += 10 * minute - 1
  expect(ladder.rung).toBe('prompt')
  time += 1
  expect(ladder.rung).toBe('schema')
})

it('what a lower rung did within a turn says nothing of the one above', () => {
  const ladder = new Ladder(() => 0)
  ladder.failed('prompt')
  ladder.failed('prompt')
  expect(ladder.rung).toBe('schema')
})
