import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillCloze } from './cloze-text.ts'
import { clozeOf, gapSentence } from './gap-sentence.ts'

it.each([
  ['es', 'La casa es grande.', 'casa', ['La ', 'casa', ' es grande.']],
  ['es', 'Hola, soy Ana.', 'hola', ['', 'Hola', ', soy Ana.']],
  ['fr', 'J’aime l’école.', 'école', ['J’aime l’', 'école', '.']],
  ['zh', '我喜欢喝茶。', '喝茶', ['我喜欢', '喝茶', '。']],
  ['es', '¿Cuánto es (en total)?', 'en total', ['¿Cuánto es (', 'en total', ')?']],
] as const)('in %s “%s” is left without %s', (language, sentence, term, [before, gap, after]) => {
  expect(gapSentence(sentence, term, language)).toEqual({ before, gap, after })
})

it.each([
  ['es', 'Los casados.', 'casa'],
  ['es', 'Vivo aquí.', 'vivir'],
  ['es', '¿Hola?', 'hola'],
  ['zh', '茶。', '茶'],
  ['es', 'Hola', ''],
] as const)('in %s “%s” has no gap for %s', (language, sentence, term) => {
  expect(gapSentence(sentence, term, language)).toBeUndefined()
})

it('whatever the sentence, its cloze filled is the sentence', () => {
  const word = fc.stringMatching(/^[a-zñé.*+?^$()[\]\\-]{1,8}$/u)
  const rest = fc.array(fc.constantFrom('¿hay', 'sol?', '(y)', '-'), { maxLength: 3 })
  fc.assert(
    fc.property(rest, word, rest, (before, term, after) => {
      const sentence = [...before, term, ...after, 'hoy'].join(' ')
      const gapped = gapSentence(sentence, term, 'es')
      expect(gapped?.gap.toLowerCase()).toBe(term)
      expect(fillCloze((gapped && clozeOf(gapped)) ?? '')).toBe(sentence)
    }),
  )
})

it('a sentence that holds marks of gaps is no cloze', () => {
  expect(clozeOf({ before: 'a {b} ', gap: 'sol', after: '' })).toBeUndefined()
})
