import { expect, it } from 'vitest'
import { flatten } from './flatten.ts'
import { movePath } from './move-path.ts'
import { readPlacement } from './placement.ts'

it.each([
  ['M1 2L3 4H5V6Z', 'translate(10 20)', 'M11 22L13 24L15 24L15 26Z'],
  ['M1 0C2 0 3 0 4 0 5 0 6 0 7 0', 'rotate(90)', 'M0 1C0 2 0 3 0 4C0 5 0 6 0 7'],
  ['M1 1l2 0 0 2ZM4 4c1 0 1 1 2 2', 'scale(2)', 'M2 2L6 2L6 6ZM8 8C10 8 10 10 12 12'],
  ['M-1 0a1 1 0 1 0 2 0', 'translate(5 5) rotate(180) scale(3)', 'M8 5A2.98 2.98 0 1 0 2 5'],
  ['M.5-.5h.01M2 2', 'translate(1 1)', 'M1.5 0.5L1.51 0.5M3 3'],
  ['M1 1Q2 1 2 2m1 1v1', 'translate(1)', 'M2 1Q3 1 3 2M4 3L4 4'],
])('%s at %s is %s', (d, transform, moved) => {
  expect(movePath(d, readPlacement(transform))).toBe(moved)
})

it('draws groups in place, one in another, and widens their lines', () => {
  const leaf = { d: 'M0 0L1 0', ink: 'leafLine' as const, transform: 'translate(1 0)' }
  expect(flatten([{ transform: 'translate(10 0) scale(2)', shapes: [leaf] }, leaf])).toEqual([
    { d: 'M12 0L14 0', ink: 'leafLine', scale: 2 },
    { d: 'M1 0L2 0', ink: 'leafLine', scale: 1 },
  ])
})

it('leaves what is stretched in a group, its own parts in place', () => {
  const part = { d: 'M0 0L1 0', ink: 'petalLine' as const, transform: 'rotate(90)' }
  expect(flatten([{ transform: 'translate(3 4) scale(1 2)', shapes: [part] }])).toEqual([
    { transform: 'matrix(1 0 0 2 3 4)', outlines: [{ d: 'M0 0L0 1', ink: 'petalLine', scale: 1 }] },
  ])
})
