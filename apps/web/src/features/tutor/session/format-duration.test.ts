import { expect, it } from 'vitest'
import { formatDuration } from './format-duration'

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3725, '1:02:05'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
