import { expect, it } from 'vitest'
import { wordLimits } from '../bank-transfer/transfer-word.ts'
import { changeTags, fitTags, readTags } from './change-tags.ts'

it('adds tags once, and takes tags off', () => {
  expect(changeTags(['a', 'b'], { add: ['b', 'c'], remove: ['a'] })).toEqual(['b', 'c'])
})

it.each([
  ['', []],
  [' food ,  at  home;food ', ['food', 'at home']],
  ['吃饭，家、学校', ['吃饭', '家', '学校']],
])('reads %j as tags', (typed, tags) => expect(readTags(typed)).toEqual(tags))

it('says where tags are more than a word can have', () => {
  const many = Array.from({ length: wordLimits.tags + 1 }, (_, index) => `t${index}`)
  expect(fitTags(many)).toBe(false)
  expect(fitTags(many.slice(1))).toBe(true)
  expect(fitTags(['字'.repeat(wordLimits.tagBytes / 2)])).toBe(false)
})
