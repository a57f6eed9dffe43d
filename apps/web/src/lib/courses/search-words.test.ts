import { openReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import { expect, it } from 'vitest'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { searchWords } from './search-words'

const entry = (term: string, definition: string): DictionaryEntry => ({ term, pronunciation: '', definition })
const entries = [
  entry('queso', 'cheese'),
  entry('chat', 'chat'),
  entry('gato', 'cat'),
  entry('chatear', 'to chat'),
]
const dictionary = {
  search: async (query: string, { limit }: { limit: number }) =>
    entries
      .filter(({ term, definition }) => term.startsWith(query) || definition.includes(query))
      .slice(0, limit),
  lookUp: async (terms: readonly string[]) =>
    terms.map((term) => entries.find((known) => known.term === term)),
}
const said = (gloss: string) => [{ text: '', translation: '', gloss, lessonId: 'a', reader: 'fr' as const }]
const meanings = openReaderMeanings({
  reader: 'fr',
  examples: { gato: said('chat') },
  commonWords: { queso: 'fromage', perdido: 'fromager' },
})
const search = async (wanted: string, limit = 10) =>
  (await searchWords(dictionary, wanted, { limit, meanings })).map(({ term }) => term)

it('finds a word by its meaning in the language of the reader, where the dictionary has it', async () => {
  expect(await search('fromage')).toEqual(['queso'])
  expect(await searchWords(dictionary, 'fromage', { limit: 10, meanings: undefined })).toEqual([])
  expect(await search('cheese')).toEqual(['queso'])
})

it('shows the very word that was typed first, then what it means to the reader, each once', async () => {
  expect(await search('chat')).toEqual(['chat', 'gato', 'chatear'])
  expect(await search('chat', 2)).toEqual(['chat', 'gato'])
})
