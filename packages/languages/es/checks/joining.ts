import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'

/** What follows the pronoun él and never the article el. */
const pronounNext = new Set([
  'y',
  'le',
  'me',
  'se',
  'lo',
  'no',
  'que',
  'es',
  'era',
  'pero',
  'porque',
  'en',
  'con',
  'también',
])

/** Corrects a + el, de + el, and y and o before the same sound. */
export function joinWords(reader: Reader, place: number): readonly Edit[] {
  const { at, words, isWord, replace } = reader
  const word = at(place)
  const next = at(place + 1)
  // A capital belongs to a name: de El Salvador.
  if ((word === 'a' || word === 'de') && words[place + 1]?.text === 'el') {
    if (reader.isEnd(place + 2) || pronounNext.has(at(place + 2)))
      return [replace(place + 1, place + 1, 'él', ['esHim'])]
    if (!reader.isName(place + 2) && reader.read(place + 2, 'noun', 'adjective', 'infinitive').length === 0)
      return []
    const joined = word === 'a' ? 'al' : 'del'
    return [replace(place, place + 1, joined, ['becomes', `${word} el`, joined])]
  }
  if (!isWord(place + 1) || !isWord(place - 1)) return []
  if (word === 'y' && /^h?[ií](?![aeoáéó])/.test(next)) return [replace(place, place, 'e', ['esAnd'])]
  if (word === 'o' && /^h?[oó]/.test(next)) return [replace(place, place, 'u', ['esOr'])]
  return []
}
