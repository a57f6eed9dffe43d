import { expect, it } from 'vitest'
import { hasForms, lemmaForForms } from './page-forms.ts'

const entry = (pos: string | undefined, formOf: [string, string][]) => ({
  term: 'x',
  pronunciation: '',
  definition: '',
  ...(pos !== undefined && { pos }),
  formOf,
})

it.each([
  ['a verb form leads to its verb', 'v.', [['tener', 'pr2s']], 'tener'],
  [
    'a plural leads to its noun, not to the verb before it',
    'n.',
    [
      ['casar', 'pr2s'],
      ['casa', 'pl'],
    ],
    'casa',
  ],
  ['a noun without forms of its own leads to no verb', 'n.', [['invernar', 'pr1s']], undefined],
  ['a feminine leads to its adjective', 'adj.', [['rojo', 'fs']], 'rojo'],
  ['a form of which nothing is said leads to the first', undefined, [['ir', 'pr1s']], 'ir'],
  ['a word of its own leads nowhere', 'n.', [], undefined],
] as const)('%s', (_name, pos, formOf, lemma) => {
  expect(
    lemmaForForms(
      entry(
        pos,
        formOf.map(([word, code]) => [word, code]),
      ),
    ),
  ).toBe(lemma)
})

it('forms that no table shows are none', () => {
  expect(hasForms([['ptite', ['fm']]])).toBe(false)
  expect(hasForms([['casas', ['pl']]])).toBe(true)
})
