import { tutorRulesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { wordsBegin, wordsFound } from './pattern-of-words.ts'

const parted = (text: string) => tutorRulesOf('zh').relevance.words?.all(text).join(' ') ?? ''

it.each([
  ['我的自行车是绿色的', '行', undefined],
  ['行，没问题', '行', '行'],
  ['窗户外面在下雪', '户外', undefined],
  ['我没带护照', '没[有]带', '没带'],
  // Of alternatives the one that ends with a word.
  ['我们学校有图书馆', '(图书|图书馆)', '图书馆'],
  // Long enough to be meant wherever the word ends.
  ['那就晚上再吃药', '晚上再吃', '晚上再吃'],
])('reads in %s of %s what is a word there', (text, pattern, found) => {
  expect(wordsFound([pattern], parted(text))).toBe(found)
})

it('begins with a word, not with the beginning of one', () => {
  expect(wordsBegin(['(有|好)'], parted('有一只'))).toBe(true)
  expect(wordsBegin(['(有|好)'], parted('有点儿无聊'))).toBe(false)
  expect(wordsBegin([], parted('有一只'))).toBe(false)
})
