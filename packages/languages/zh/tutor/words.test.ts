import { expect, it } from 'vitest'
import { contentIn, mayFill, wordsIn } from './words.ts'

it('parts a text into its words', () => {
  expect(wordsIn('我妹妹在银行工作')).toEqual(['我', '妹妹', '在', '银行', '工作'])
})

it.each([
  ['我昨天买了一双鞋', ['鞋']],
  ['我住的地方没有电梯', ['电梯']],
  // Persons, times and what is said of anything.
  ['我明天要去看朋友', []],
])('knows what %s is about', (text, about) => {
  expect(contentIn(text)).toEqual(expect.arrayContaining(about))
  expect(contentIn(text)).not.toContain('昨天')
  expect(contentIn(text)).not.toContain('朋友')
})

it.each([
  ['北京', 'place', true],
  ['一个很小的城市', 'place', true],
  ['喜欢吃辣的', 'place', false],
  ['下个星期天', 'time', true],
  ['狗叫小黑', 'time', false],
  ['我哥哥', 'person', true],
  ['小王', 'person', true],
  ['喜欢吃辣的', 'person', false],
  ["don't have any friends", 'person', false],
] as const)('takes %s for a %s: %s', (text, topic, may) => {
  expect(mayFill(text, topic)).toBe(may)
})
