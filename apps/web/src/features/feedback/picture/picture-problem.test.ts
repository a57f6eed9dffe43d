import { expect, it } from 'vitest'
import { fileProblem } from './picture-problem'

const megabyte = 1024 * 1024

it.each([
  ['image/png', 5 * megabyte, undefined],
  ['image/png', 5 * megabyte + 1, 'tooLarge'],
  ['image/gif', 50 * megabyte, 'tooLarge'],
  ['text/html', 10, 'notAnImage'],
  ['', 10, 'notAnImage'],
])('[5.9, 9.8c] a file of type "%s" and %i bytes: %s', (type, size, problem) => {
  expect(fileProblem({ type, size })).toBe(problem)
})
