import { expect, it } from 'vitest'
import { buildIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { findEntries } from './find-entries.ts'
import { openForms } from '@lingarden/languages/kit/dictionary/form-table'
import { buildSearchIndex } from './search-index.ts'

const entries = [
  { term: 'comer', definition: 'v. to eat', rank: 3 },
  { term: 'americanos', definition: 'n. m. Americans', rank: 4 },
  { term: "j'", definition: 'pron. I', rank: 1 },
  { term: 'aime', definition: 'v. like', rank: 2 },
  { term: 'Jaime', definition: 'name', rank: 900 },
  { term: 'ir', definition: 'v. go', rank: 111 },
  { term: 'voy', definition: 'v. (I) go', rank: 100, formOf: [['ir', 'pr1s']] },
  { term: 'go', definition: 'n. m. go', rank: 5370 },
  { term: 'casa', definition: 'n. f. house', rank: 73 },
  { term: 'house', definition: 'n. m. house (music)', rank: 3856 },
  { term: 'once', definition: 'num. eleven', rank: 900 },
  { term: 'una vez', definition: 'adv. once', rank: 450 },
  { term: '我', pronunciation: 'wǒ', definition: 'I', rank: 1 },
  { term: '想', pronunciation: 'xiǎng', definition: 'to want', rank: 2 },
]
const forms = openForms({ paradigms: ['eríamos co1p'], lemmas: [['comer', 2, 0]] })

async function find(query: string, language: 'es' | 'fr' | 'zh') {
  const index = await buildIndex(entries, forms, () => undefined)
  const records = await buildSearchIndex(index, () => undefined)
  return findEntries(index, records, language, query, 5).map(({ term }) => term)
}

it.each([
  ['comeríamos', 'es', ['comeríamos']],
  ["j'aime", 'fr', ["j'", 'aime', 'Jaime']],
  ['我想', 'zh', ['我', '想']],
  ['zzzz', 'es', []],
  ['', 'es', []],
  ['go', 'es', ['ir']],
  ['house', 'es', ['casa', 'house']],
  ['once', 'es', ['once', 'una vez']],
] as const)('[5.11] finds %s in %s', async (query, language, terms) => {
  expect((await find(query, language)).slice(0, terms.length || 5)).toEqual(terms)
})
