import { expect, it } from 'vitest'
import { Ladder } from './ladder.ts'

const minute = 60_000

it('what the check finds is for good', () => {
  let time = 0
  const ladder = new Ladder(() => time)
  ladder.settle('prompt')
  ladder.refused('schema')
  time += 100 * minute
  expect(ladder.rung).toBe('prompt')
})

it('a refusal within a turn steps down for ten minutes', () => {
  let time = 0
  const ladder = new Ladder(() => time)
  ladder.refused('schema')
  expect(ladder.rung).toBe('prompt')
  ladder.refused('schema')
  expect(ladder.rung).toBe('prompt')
  ladder.refused('prompt')
  ladder.refused('text')
  expect(ladder.rung).toBe('text')
  time += 10 * minute - 1
  expect(ladder.rung).toBe('text')
  time += 1
  expect(ladder.rung).toBe('schema')
})

it('unreadable answers in a row have the model checked again, and lower nobody’s mode by themselves', () => {
  let time = 0
  let checks = 0
  const ladder = new Ladder(
    () => time,
    () => checks++,
  )
  const failTwice = () => ['schema', 'schema'].forEach(() => ladder.failed('schema'))
  ladder.failed('schema')
  ladder.worked('schema')
  ladder.failed('schema')
  expect(checks).toBe(0)
  ladder.failed('schema')
  expect(checks).toBe(1)
  expect(ladder.rung).toBe('schema')
  failTwice()
  expect(checks).toBe(1)
  time += 10 * minute
  failTwice()
  expect(checks).toBe(2)
  expect(ladder.rung).toBe('schema')
})

it('what the check finds then holds for ten minutes', () => {
  let time = 0
  const ladder = new Ladder(() => time)
  ladder.rest('text')
  expect(ladder.rung).toBe('text')
  time += 10 * minute
  expect(ladder.rung).toBe('schema')
})

it('what a lower rung did within a turn says nothing of the one above', () => {
  const ladder = new Ladder(() => 0)
  ladder.failed('prompt')
  ladder.failed('prompt')
  expect(ladder.rung).toBe('schema')
})
