import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day'

it('a day has three parts to be greeted in', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)
  const parts = Object.groupBy(hours, partOfDay)
  expect(parts.morning).toEqual([5, 6, 7, 8, 9, 10, 11])
  expect(parts.afternoon).toEqual([12, 13, 14, 15, 16, 17, 18])
  expect(parts.evening).toEqual([0, 1, 2, 3, 4, 19, 20, 21, 22, 23])
})
