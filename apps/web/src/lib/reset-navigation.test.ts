import { expect, it } from 'vitest'
import { isResetNavigation, readResetMarker } from './reset-navigation'

it.each([
  ['/tutor', '/tutor', true],
  ['/courses/es-a1/units/1', '/courses', true],
  ['/dashboard', '/tutor', false],
  ['/tutorial', '/tutor', false],
  ['/', '/tutor', false],
])('[2.47b] from %s to %s resets: %s', (current, target, resets) => {
  expect(isResetNavigation(current, target)).toBe(resets)
})

it('[2.47b] the marker carries a timestamp, and other states are none', () => {
  expect(readResetMarker({ reset: true, timestamp: 5 })).toEqual({ reset: true, timestamp: 5 })
  expect([null, undefined, {}, { reset: true }, { reset: 'yes', timestamp: 5 }].map(readResetMarker)).toEqual(
    Array(5).fill(undefined),
  )
})
