import { expect, it } from 'vitest'
import { citedIds } from './check-citations.ts'
import { findFaults } from './find-faults.ts'
import { requirementsOf, withProofs } from './read-document.ts'
import { titlesOf, type ProvingTest } from './read-titles.ts'

// Ids come in by a variable: this file is read for titles, too.
const [first, second, third] = ['4.9a', '4.9b', '4.10']

const document = `# Requirements

- <a id="${first}"></a>**${first}** A sentence that goes on
  over a second line.
- <a id="${second}"></a>**${second}** Another.
  *Proven by:* [old.test.ts](../old.test.ts)
- <a id="${third}"></a>**${third}** Context.
  *Nothing to prove.*
`

const testOf = (change: Partial<ProvingTest>): ProvingTest => ({
  file: 'a.test.ts',
  line: 1,
  proven: [],
  touched: [],
  ...change,
})

it('reads ids at the beginning of titles, those only touched by themselves, and none that never run', () => {
  const text = `
    it('[${first}, ~${second}] changes', () => {})
    it.skip('[${third}] later', () => {})
    ])(\`[${third}] [${second}] \${name}\`, () => {})
    expect(peaks([0.2])).toBe('see [${first}]')`
  expect(titlesOf('a.test.ts', text)).toEqual([
    testOf({ line: 2, proven: [first], touched: [second] }),
    testOf({ line: 4, proven: [third, second] }),
  ])
})

it('fills in the proofs and leaves what was written by hand', () => {
  const filled = withProofs(document, (id) => (id === first ? ['apps/a.test.ts', 'e2e/b.spec.ts'] : []))
  expect(filled).toContain(
    '  over a second line.\n  *Proven by:* [a.test.ts](../apps/a.test.ts), [b.spec.ts](../e2e/b.spec.ts)\n',
  )
  expect(filled).not.toContain('old.test.ts')
  expect(filled.replace(/ {2}\*Proven by.*\n/, '')).toBe(document.replace(/ {2}\*Proven by.*\n/, ''))
  expect(requirementsOf(filled)).toEqual([
    { id: first, isContext: false },
    { id: second, isContext: false },
    { id: third, isContext: true },
  ])
})

it('tells of sentences without a proof, ids that do not exist, and titles that claim too much', () => {
  const requirements = requirementsOf(document)
  expect(findFaults(requirements, [testOf({ proven: [first, second] })])).toEqual([])
  expect(findFaults(requirements, [testOf({ touched: [second] })])).toEqual([
    `${first} has no test`,
    `${second} is only touched (~${second}) by tests`,
  ])
  const many = testOf({ proven: [first, second, ...Array<string>(6).fill(first)] })
  expect(findFaults(requirements, [many])).toEqual(['a.test.ts:1: 8 ids in one title; at most 7'])
  expect(findFaults(requirements, [testOf({ proven: [first, second, '4.99'] })])).toEqual([
    'a.test.ts:1: there is no requirement 4.99',
  ])
})

it('reads what comments cite', () => {
  expect(citedIds('// (requirements 4.9, 4.10b and 5.1): requirement 2.2c. Version 1.2.')).toEqual([
    '4.9',
    '4.10b',
    '5.1',
    '2.2c',
  ])
})
