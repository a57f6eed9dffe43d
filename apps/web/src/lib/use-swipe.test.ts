import { expect, it } from 'vitest'
import { isSwipe, swipeThreshold } from './use-swipe'

const from = { x: 100, y: 300 }

it('[2.49b, 9.8b] a swipe to the right of more than 50 px closes what came from there', () => {
  expect(swipeThreshold).toBe(50)
  expect(isSwipe('right', from, { x: 151, y: 300 })).toBe(true)
  expect(isSwipe('right', from, { x: 150, y: 300 })).toBe(false)
})

it('[2.49b] a swipe the other way, or along, does not', () => {
  expect(isSwipe('right', from, { x: 20, y: 300 })).toBe(false)
  expect(isSwipe('right', from, { x: 160, y: 400 })).toBe(false)
})

it('[9.8b] knows left and down as well', () => {
  expect(isSwipe('left', from, { x: 40, y: 310 })).toBe(true)
  expect(isSwipe('left', from, { x: 151, y: 300 })).toBe(false)
  expect(isSwipe('down', from, { x: 110, y: 360 })).toBe(true)
  expect(isSwipe('down', from, { x: 110, y: 240 })).toBe(false)
  expect(isSwipe('down', from, { x: 200, y: 360 })).toBe(false)
})
