import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

const { lookUp } = readBuiltDictionary('es')

it.each([
  ['me gusta', /^phr\. I like/],
  ['a lo mejor', /maybe/],
  ['ponerse de acuerdo', /agree/],
  ['date prisa', /hurry/],
  ['hay que', /one must/],
  ['dejar de', /stop/],
  ['volver a', /again/],
  ['hacer falta', /needed/],
  ['tener prisa', /hurry/],
  ['tener ganas', /feel like/],
  ['quedar con', /meet/],
  ['valer', /worth/],
  ['dependiente', /^n\. m\.\/f\. shop assistant/],
  ['majo', /nice/],
  ['molar', /cool/],
])('"%s" means what people mean by it', (term, meaning) => {
  expect(lookUp(term)?.definition).toMatch(meaning)
})
