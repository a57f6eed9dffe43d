import { expect, it } from 'vitest'
import { splitOpenEnd } from './tokens.ts'

it.each([
  ['es', 'Un café, por', ['un', 'café'], 'por'],
  ['es', 'por favor ', ['por', 'favor'], ''],
  ['fr', "C'est l’", ["c'", 'est', "l'"], ''],
  ['zh', '去3', ['去'], '3'],
  ['zh', '3号A座', ['3', '号', 'a', '座'], ''],
  ['zh', '有2个人', ['有', '2', '个', '人'], ''],
  ['zh', '一杯茶', ['一', '杯', '茶'], ''],
  ['es', '¡!', [], ''],
] as const)('tells the words of a text from one that may go on: %s %s', (language, text, words, rest) => {
  expect(splitOpenEnd(text, language)).toEqual({ words, rest })
})
