import { expect, it } from 'vitest'
import { strokesOf } from './strokes-of'

it('gives a word a stroke, and a mark that stands by itself none', () => {
  expect(strokesOf('Oui, bonjour. Et vous ? Sonia ?', false)).toEqual([
    'Oui,',
    'bonjour.',
    'Et',
    'vous',
    'Sonia',
  ])
  expect(strokesOf('J’ai 20 ans !', false)).toEqual(['J’ai', '20', 'ans'])
})

it('gives each character of Mandarin a stroke', () => {
  expect(strokesOf('你好，我叫小雨。', true)).toEqual(['你', '好', '我', '叫', '小', '雨'])
})
