import { expect, it } from 'vitest'
import { nothingSelected, selectRange, toggleAll, toggleWord } from './selection'

const order = ['a', 'b', 'c', 'd', 'e']

it('picks a word and leaves it', () => {
  const picked = toggleWord(nothingSelected, 'b')
  expect([...picked.words]).toEqual(['b'])
  expect([...toggleWord(picked, 'b').words]).toEqual([])
})

it('picks a range from the word picked last, in either direction, and again from there', () => {
  const picked = toggleWord(nothingSelected, 'c')
  expect([...selectRange(picked, 'e', order).words]).toEqual(['c', 'd', 'e'])
  const back = selectRange(selectRange(picked, 'd', order), 'b', order)
  expect([...back.words].toSorted()).toEqual(['b', 'c', 'd'])
})

it('picks the word alone where the beginning of the range is no longer listed', () => {
  expect([...selectRange(toggleWord(nothingSelected, 'x'), 'b', order).words]).toEqual(['x', 'b'])
})

it('picks all of a list, and then none', () => {
  const all = toggleAll(toggleWord(nothingSelected, 'b'), order)
  expect([...all.words]).toEqual(order)
  expect(toggleAll(all, order)).toBe(nothingSelected)
  expect(toggleAll(nothingSelected, []).words.size).toBe(0)
})
