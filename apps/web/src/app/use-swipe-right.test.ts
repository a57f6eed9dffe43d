import { expect, it } from 'vitest'
import { isRightSwipe, swipeThreshold } from './use-swipe-right'

const from = { x: 100, y: 300 }

it('[2.49b, 9.8b] a swipe to the right of more than 50 px closes the menu', () => {
  expect(swipeThreshold).toBe(50)
  expect(isRightSwipe(from, { x: 151, y: 300 })).toBe(true)
  expect(isRightSwipe(from, { x: 150, y: 300 })).toBe(false)
})

it('[2.49b] a swipe to the left, or along the menu, does not', () => {
  expect(isRightSwipe(from, { x: 20, y: 300 })).toBe(false)
  expect(isRightSwipe(from, { x: 160, y: 400 })).toBe(false)
})
