import { expect, it } from 'vitest'
import { wordsHandedOver } from './words-handed-over'

it('takes the words that another page hands over', () => {
  expect(wordsHandedOver({ words: ['sol', 3, 'mar'] })).toEqual(['sol', 'mar'])
})

it.each([undefined, null, 'sol', {}, { words: 'sol' }, { words: [] }, { words: [1] }])(
  '%j hands over none',
  (state) => {
    expect(wordsHandedOver(state)).toBeUndefined()
  },
)
