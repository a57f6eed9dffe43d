import { expect, it } from 'vitest'
import { beginMark, extendMark, isVisible, movePoint, rectangleBetween } from './marks'

const a = { x: 10.2, y: 20.7 }
const b = { x: 4.1, y: 40 }

it('a line grows by each point, a rectangle has two corners', () => {
  expect(extendMark(extendMark(beginMark('draw', a), b), a)).toEqual({ tool: 'draw', points: [a, b, a] })
  expect(extendMark(extendMark(beginMark('blur', a), { x: 1, y: 1 }), b)).toEqual({
    tool: 'blur',
    from: a,
    to: b,
  })
})

it('a dot shows, a rectangle without an area does not', () => {
  expect(isVisible(beginMark('draw', a))).toBe(true)
  expect(isVisible(beginMark('blur', a))).toBe(false)
  expect(isVisible(extendMark(beginMark('blur', a), b))).toBe(true)
})

it('a rectangle covers whole pixels, whichever corner was first', () => {
  const rectangle = { x: 4, y: 20, width: 7, height: 20 }
  expect(rectangleBetween(a, b)).toEqual(rectangle)
  expect(rectangleBetween(b, a)).toEqual(rectangle)
})

it('arrow keys move a point inside the picture, other keys do not', () => {
  const size = { width: 100, height: 50 }
  expect(movePoint({ x: 95, y: 45 }, 'ArrowRight', 10, size)).toEqual({ x: 100, y: 45 })
  expect(movePoint({ x: 5, y: 5 }, 'ArrowUp', 10, size)).toEqual({ x: 5, y: 0 })
  expect(movePoint({ x: 5, y: 5 }, 'Enter', 10, size)).toBeUndefined()
})
