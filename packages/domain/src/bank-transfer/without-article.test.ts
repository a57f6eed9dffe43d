import { wordRulesOf } from '@lingarden/languages/loaded'
import { expect, it } from 'vitest'
import { articlesToDrop, withoutArticle } from './without-article.ts'

const strip = (tag: 'es' | 'fr', word: string) => {
  const { articles } = wordRulesOf(tag)
  return articles && withoutArticle(word, articles)?.rest
}

it.each([
  ['es', 'el sol', 'sol'],
  ['es', 'La luna', 'luna'],
  ['es', 'el/la testigo', 'testigo'],
  ['es', '(las) gafas', 'gafas'],
  ['es', 'agua, el', 'agua'],
  ['es', 'un poco', 'poco'],
  ['es', 'elefante', undefined],
  ['es', 'el', undefined],
  ['fr', 'le soleil', 'soleil'],
  ['fr', 'l’eau', 'eau'],
  ['fr', "L'ami", 'ami'],
  ['fr', 'une table', 'table'],
  ['fr', 'témoin, le/la', 'témoin'],
  ['fr', 'lampe', undefined],
] as const)('%s: %j without its article is %j', (tag, word, rest) => {
  expect(strip(tag, word)).toBe(rest)
})

it('an article stays where the whole is a term, and of several words goes only where the rest is one', () => {
  const found = [
    { whole: 'el sol', rest: 'sol' },
    { whole: 'un poco', rest: 'poco' },
    { whole: 'la semana que viene', rest: 'semana que viene' },
    { whole: 'el fin de semana', rest: 'fin de semana' },
  ]
  const terms = new Set(['sol', 'poco', 'un poco', 'fin de semana'])
  expect([...articlesToDrop(found, (term) => terms.has(term))]).toEqual([
    ['el sol', 'sol'],
    ['el fin de semana', 'fin de semana'],
  ])
})

it('Mandarin has none', () => {
  expect(wordRulesOf('zh').articles).toBeUndefined()
})
