import { expect, it } from 'vitest'
import { practisedForms } from './practised-forms.ts'

it.each([
  ['Quiero un cerveza', 'Quiero una cerveza', ['una cerveza']],
  ['agua frío', 'agua fría', ['agua fría']],
  ['Me gusta la musica', 'Me gusta la música', ['música']],
  ['esta bien', 'está bien', ['está bien']],
  ['La quenta, por favor', 'La cuenta, por favor', ['cuenta']],
  ['voy a la mi casa', 'voy a mi casa', ['a mi']],
  ['voy casa', 'voy a casa', ['a casa']],
  ['yo gusta los libros', 'me gustan los libros', ['me gustan los']],
  ['un agua frío y la problema', 'un agua fría y el problema', ['fría y', 'el problema']],
  ['我想喝一个咖啡', '我想喝一杯咖啡', ['杯 咖']],
  ['muy', '', ['']],
  ['Hola', 'hola.', []],
])('“%s” → “%s” is outgrown by %j', (original, corrected, forms) => {
  expect(practisedForms(original, corrected).map((words) => words.join(' '))).toEqual(forms)
})
