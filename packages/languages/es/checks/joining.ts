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
  // A capital belongs to a name: de El Salvador.
  if ((word === 'a' || word === 'de') && words[place + 1]?.text === 'el') {
    if (reader.isEnd(place + 2) || pronounNext.has(at(place + 2)))
      return [replace(place + 1, place + 1, 'él', ['esHim'])]
    if (!reader.isName(place + 2) && reader.read(place + 2, 'noun', 'adjective', 'infinitive').length === 0)
      return []
    const joined = word === 'a' ? 'al' : 'del'
    return [replace(place, place + 1, joined, ['becomes', `${word} el`, joined])]
  }
  if (!isWord(place + 1) || !(isWord(place - 1) || at(place - 1) === ',')) return []
  if (word === 'y' && soundsLike(reader, place + 1, /^h?[ií](?![aeoáéó])/))
    return [replace(place, place, 'e', ['esAnd'])]
  if (word === 'o' && soundsLike(reader, place + 1, /^h?[oó]/)) return [replace(place, place, 'u', ['esOr'])]
  return []
}

/** Names whose I is said as in English. */
const english =
  /^(i|ice|icon|iron|island|ireland|ivy|hi|high|hip|hype|hybrid|one|i(phone|pad|pod|mac|tunes|cloud|os))s?$/

/** Whether a word surely begins with a sound: how words of other languages are said cannot be told (pop y hip hop). */
function soundsLike({ at, words, lexicon, isName }: Reader, place: number, sound: RegExp): boolean {
  const word = at(place)
  if (!sound.test(word) || english.test(word)) return false
  const isAcronym = words[place]?.text === words[place]?.text.toUpperCase()
  return !isAcronym && (lexicon.isKnown(word) || isName(place))
}
