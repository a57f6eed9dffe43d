import { expect, it } from 'vitest'
import { byUrgency } from './by-urgency.ts'

it('what is due comes first, of that what nobody found themselves, and alike ones stay in their order', () => {
  const [found, rested, shown, older, foundAndRested] = [
    { name: 'found', isDue: true, selfMended: true },
    { name: 'rested', isDue: false },
    { name: 'shown', isDue: true, selfMended: false },
    { name: 'older', isDue: true },
    { name: 'found and rested', isDue: false, selfMended: true },
  ]
  const sorted = [foundAndRested, found, rested, shown, older].toSorted(byUrgency)
  expect(sorted.map(({ name }) => name)).toEqual(['shown', 'older', 'found', 'rested', 'found and rested'])
})
