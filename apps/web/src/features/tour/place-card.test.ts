import { expect, it } from 'vitest'
import { placeCard } from './place-card'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }
const needed = 220

it('stands below what is high on the screen, in the middle of it', () => {
  const place = placeCard({ left: 500, top: 100, width: 200, height: 50 }, desktop, needed)
  expect(place).toEqual({ left: 420, width: 360, top: 166 })
})

it('stands above what is low on the screen', () => {
  const place = placeCard({ left: 0, top: 700, width: 390, height: 120 }, phone, needed)
  expect(place).toEqual({ left: 16, width: 358, bottom: 844 - 700 + 16 })
})

it('stays on the screen beside an edge', () => {
  const atTheRight = placeCard({ left: 1230, top: 12, width: 40, height: 40 }, desktop, needed)
  expect(atTheRight.left + atTheRight.width).toBe(1280 - 16)
  expect(placeCard({ left: 2, top: 12, width: 40, height: 40 }, desktop, needed).left).toBe(16)
})

it('lies over what fills the screen, and at the bottom where there is nothing to show', () => {
  const filling = placeCard({ left: 0, top: 64, width: 1280, height: 700 }, desktop, needed)
  expect(filling).toEqual({ left: 460, width: 360, bottom: 16 })
  expect(placeCard(undefined, phone, needed)).toEqual({ left: 16, width: 358, bottom: 16 })
})
