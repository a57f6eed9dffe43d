import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excessOf, isDeeperThan } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

it('is as deep as what is read of it, whatever stands in its strings', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(value)
      const depth = depthOf(JSON.parse(text))
      expect([isDeeperThan(text, depth), isDeeperThan(text, depth - 1)]).toEqual([false, true])
    }),
  )
})

it('is told of 4 MB of escaped quotation marks at once, though no string ends', () => {
  const begun = performance.now()
  expect(isDeeperThan(`"${String.raw`\"`.repeat(2_000_000)}`, 100)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(2000)
})

it.each([
  ['1e131000', 'digits'],
  ['[{"a":-1.5E+131000}]', 'digits'],
  ['[1e-1000]', 'digits'],
  ['[1e308,5e-324,1E+21,true,false]', undefined],
  [String.raw`["1e131000","\"1e131000"]`, undefined],
])('finds in %s the exponent of a number that is too long to write out: %s', (text, excess) => {
  expect(excessOf(text, 9, 99)).toBe(excess)
})

it('counts lists, objects, values and names, and nothing inside strings', () => {
  const text = '{"a":[1,{"b":":,[{"}],"c":{}}'
  expect(excessOf(text, 9, 9)).toBeUndefined()
  expect(excessOf(text, 9, 8)).toBe('parts')
})
