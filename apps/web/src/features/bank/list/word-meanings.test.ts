import { openReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { expect, it, vi } from 'vitest'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { lookUpMeanings } from './word-meanings'

const lookUp = vi.fn<Dictionary['lookUp']>(async (terms) =>
  terms.map((term) => (term === 'w7' ? undefined : { term, pronunciation: '', definition: `of ${term}` })),
)
const terms = Array.from({ length: 250 }, (_, index) => `w${index}`)

it('[9.5c] looks words up in batches of 100, and shows the first of them at once', async () => {
  const onFound = vi.fn<(meanings: ReadonlyMap<string, unknown>) => void>()
  const meanings = await lookUpMeanings(
    terms,
    new Map(),
    { dictionary: { lookUp }, meanings: undefined },
    onFound,
  )
  expect(lookUp.mock.calls.map(([batch]) => batch.length)).toEqual([100, 100, 50])
  expect(onFound.mock.calls.map(([found]) => found.size)).toEqual([100])
  expect(meanings.get('w249')?.definition).toEqual(['of w249'])
  expect(meanings.get('w7')?.definition).toEqual([])

  lookUp.mockClear()
  await lookUpMeanings([...terms, 'new'], meanings, { dictionary: { lookUp }, meanings: undefined }, onFound)
  expect(lookUp.mock.calls).toEqual([[['new']]])
})

it('puts what a word means in the language of the reader before the English of the dictionary', async () => {
  const example = { text: 'w1 es', translation: 'w1 est', gloss: 'le mot', lessonId: 'a' }
  const told = openReaderMeanings({
    reader: 'fr',
    examples: { w1: [{ ...example, reader: 'fr' }], w2: [example] },
    commonWords: { w3: 'courant' },
  })
  const meanings = await lookUpMeanings(
    ['w1', 'w2', 'w3'],
    new Map(),
    { dictionary: { lookUp }, meanings: told },
    vi.fn(),
  )
  expect(meanings.get('w1')?.definition).toEqual(['le mot', 'of w1'])
  expect(meanings.get('w2')?.definition).toEqual(['of w2'])
  expect(meanings.get('w3')?.definition).toEqual(['courant', 'of w3'])
})
