import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { compareSpoken } from './compare-spoken.ts'

const marks = { heard: '', missing: '-', added: '+' }
const show = (target: string, heard: string, language: LanguageTag) =>
  compareSpoken(target, heard, language)
    .map(({ kind, text }) => marks[kind] + text.trim())
    .join(' ')

it.each([
  ['es', '¿Cómo te llamas?', 'como te llamas', '-¿Cómo +como te llamas?'],
  ['es', '¡Hola, buenos días!', 'hola buenos días', '¡Hola, buenos días!'],
  ['es', 'Quiero un café.', 'quiero café', 'Quiero -un café.'],
  ['es', 'Quiero un café.', 'yo quiero un café solo', '+yo Quiero un café. +solo'],
  ['fr', "J'habite à Lyon.", 'j’habite Lyon', "J' habite -à Lyon."],
  ['fr', 'C’est l’ami de Paul.', "c'est ami de Paul", 'C’ est -l’ ami de Paul.'],
  ['zh', '你好，我叫小雨。', '你好我叫小鱼', '你 好， 我 叫 小 -雨。 +鱼'],
  ['zh', '我看TV。', '我看 tv', '我 看 TV。'],
] as const)('%s: “%s” heard as “%s”', (language, target, heard, shown) => {
  expect(show(target, heard, language)).toBe(shown)
})

it('nothing heard leaves every word missing', () => {
  expect(compareSpoken('Hola, Ana', '', 'es').map(({ kind }) => kind)).toEqual(['missing', 'missing'])
  expect(compareSpoken('', '', 'fr')).toEqual([])
})

it('what was said as it stands is heard whole, and the sentence can be read in the result', () => {
  const word = fc.stringMatching(/^[a-zé]{1,6}$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), fc.array(word, { maxLength: 8 }), (wanted, said) => {
      const [target, heard] = [wanted.join(' '), said.join(' ')]
      const same = compareSpoken(target, target, 'es')
      const sentence = compareSpoken(target, heard, 'es')
        .filter(({ kind }) => kind !== 'added')
        .map(({ text }) => text)
      expect(same.every(({ kind }) => kind === 'heard')).toBe(true)
      expect(sentence.join('').trim()).toBe(target)
    }),
  )
})
