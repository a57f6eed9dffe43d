import { describe, expect, it } from 'vitest'
import { drawnRows, rangeInWindow } from './window-rows'

describe('rangeInWindow', () => {
  const windowHeight = 800
  const range = (listTop: number) => rangeInWindow(20_000, 60, { listTop, windowHeight })

  it('draws what is seen and some rows around it', () => {
    const { first, last } = range(-60_000)
    // The rows 1,000 to 1,013 are in sight.
    expect(first).toBeLessThanOrEqual(991)
    expect(last).toBeGreaterThanOrEqual(1022)
    expect(last - first).toBeLessThan(60)
  })

  it('goes no further than the list', () => {
    expect(range(300).first).toBe(0)
    expect(range(-20_000 * 60 + 100).last).toBe(20_000)
    expect(rangeInWindow(3, 60, { listTop: 0, windowHeight })).toEqual({ first: 0, last: 3 })
  })

  it('stays as it is while one scrolls by a row', () => {
    expect(range(-60_030)).toEqual(range(-60_000))
  })
})

it('draws the row with the focus wherever the window stands', () => {
  const range = { first: 100, last: 103 }
  expect(drawnRows(range, 200, 101)).toEqual([100, 101, 102])
  expect(drawnRows(range, 200, 5)).toEqual([5, 100, 101, 102])
  expect(drawnRows(range, 200, 150)).toEqual([100, 101, 102, 150])
  expect(drawnRows(range, 101, 5)).toEqual([5, 100])
  expect(drawnRows({ first: 0, last: 0 }, 0, 0)).toEqual([])
})
