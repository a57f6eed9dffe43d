import { pairsToJoin, termItLeadsTo } from '@lingarden/domain/counted-words/leads-to'
import { expect, it } from 'vitest'
import { openDictionary } from '../open-dictionary.ts'

const dictionaries = {
  es: await openDictionary('es-ES'),
  fr: await openDictionary('fr-FR'),
  zh: await openDictionary('zh-CN'),
}
type Tag = keyof typeof dictionaries
const leadsTo = (term: string, tag: Tag, todays?: (text: string) => string) =>
  termItLeadsTo(term, tag, dictionaries[tag].lookUp, todays)

it.each<[Tag, string, string]>([
  ['es', 'soy', 'ser'],
  ['es', 'hermanas', 'hermana'],
  ['es', 'adios', 'adiós'],
  ['es', 'gustan', 'gustar'],
  ['fr', 'suis', 'être'],
  ['fr', 'maisons', 'maison'],
  ['fr', 'tres', 'très'],
])('(%s) %s is a form of %s', (tag, form, lemma) => {
  expect(leadsTo(form, tag)).toBe(lemma)
})

it.each<[Tag, string]>([
  ['es', 'vino'],
  ['es', 'gusto'],
  ['es', 'trabajo'],
  ['es', 'cuento'],
  ['es', 'gracias'],
  ['es', 'ser'],
  ['es', 'papa'],
  ['es', 'la'],
  ['es', 'buenos días'],
  ['fr', 'fils'],
  ['fr', 'lunettes'],
  ['fr', 'les'],
  ['zh', '学习'],
  ['zh', '们'],
  ['es', 'qwxyz'],
])('(%s) %s stays a term of its own', (tag, term) => {
  expect(leadsTo(term, tag)).toBeUndefined()
})

it('an older spelling leads to the one of today, where one knows it', () => {
  expect(leadsTo('學習', 'zh', () => '学习')).toBe('学习')
  expect(leadsTo('學習', 'zh')).toBeUndefined()
})

it('pairs are those of which the bank has both, as it spells them', () => {
  const terms = ['soy', 'Ser', 'hermanas', 'sol']
  expect(pairsToJoin(terms, ['ser', undefined, 'hermana', undefined])).toEqual([{ from: 'soy', into: 'Ser' }])
  expect(pairsToJoin(['sol'], ['sol'])).toEqual([])
  expect(pairsToJoin([], [])).toEqual([])
})
