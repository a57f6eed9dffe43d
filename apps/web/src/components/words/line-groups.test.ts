import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lineGroups } from './line-groups'

const known = new Set(['你好', '咖啡', '安娜'])
const lookup = {
  longestTerm: 2,
  lookUp: (term: string) => (known.has(term) ? { term } : undefined),
}
const groupsOf = (text: string, tag: 'es' | 'fr' | 'zh') =>
  lineGroups(tokenize(text, tag, lookup)).map(({ tokens }) => tokens.map((token) => token.text).join(''))

it.each([
  ['es', '¿Un té? (Sí.)', ['¿Un', ' ', 'té?', ' ', '(Sí.)']],
  ['fr', "C'est l'eau", ["C'est", ' ', "l'eau"]],
  ['fr', 'Ça va ? Il dit : « Oui ! »', ['Ça', ' ', 'va ?', ' ', 'Il', ' ', 'dit :', ' ', '« Oui ! »']],
  ['fr', 'Quoi\u202F?', ['Quoi\u202F?']],
  ['zh', '你好，安娜！“咖啡”', ['你好，', '安娜！“咖啡”']],
] as const)('punctuation stays with its word in %s: %s', (tag, text, groups) => {
  expect(groupsOf(text, tag)).toEqual(groups)
})

it('a run that fills a line may break', () => {
  expect(lineGroups(tokenize(`${'a'.repeat(30)}!`, 'es', lookup))[0]?.isTogether).toBe(false)
  expect(lineGroups(tokenize('hola!', 'es', lookup))[0]?.isTogether).toBe(true)
  expect(lineGroups(tokenize('hola', 'es', lookup))[0]?.isTogether).toBe(false)
})

it('loses nothing of a message', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('es' as const, 'fr' as const, 'zh' as const), (text, tag) => {
      expect(groupsOf(text, tag).join('')).toBe(text)
    }),
  )
})
