import { expect, it } from 'vitest'
import { tellReason } from './tell-reason.ts'

it('puts each word where the text of a language has it', () => {
  const texts = { turns: { words: ['a', 'b'], en: '{a} to {b}', es: 'de {b} a {a}', fr: '', zh: '{b}' } }
  expect(tellReason(texts, ['turns', 'x', '{a}'], 'es')).toBe('de {a} a x')
  expect(() => tellReason(texts, ['other'], 'es')).toThrow('there is no reason other')
})
