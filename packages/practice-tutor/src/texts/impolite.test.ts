import { expect, it } from 'vitest'
import { zh } from './zh.ts'

it.each(['妈的', '妈的！', '他妈的', '你他妈的有病', '真他妈的烦', '哎，妈的，又错了'])(
  'keeps calm at a curse: %s',
  (message) => expect(zh.impolite.test(message)).toBe(true),
)

it.each([
  '明天是我妈妈的生日',
  '妈妈的菜很好吃',
  '我妈的手机丢了',
  '他妈的生日是五月',
  '这本书是他妈的',
  '我爱吃猪头肉',
])('takes nobody who tells of a mother, or of food, for rude: %s', (message) =>
  expect(zh.impolite.test(message)).toBe(false),
)
