import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { accented, withoutStress } from '../accents.ts'
import { determiners, wordsOf } from './words.ts'

/** Up to here a word is frequent enough to be meant rather than a rare one that differs by a mark. */
const frequent = 8000

/** Corrects words that are spelt like a rare one or as in English: ensenan, mucho trafico, marrons, sè. */
export function correctSpeltOtherwise(reader: Reader, place: number): readonly Edit[] {
  const { at, isWord, isName, replace } = reader
  const word = at(place)
  if (!isWord(place) || isName(place) || /[\d'-]/.test(word)) return []
  const better =
    grave(reader, word) ?? withTilde(reader, word) ?? plural(reader, word) ?? nounOfVerb(reader, place)
  if (better === undefined || better === word) return []
  return [
    replace(place, place, better, [
      /[àèìòù]/.test(word) || better.length === word.length ? 'writtenAccent' : 'esPlural',
      better,
    ]),
  ]
}

/** Sè, más allà: Spanish writes its accents the other way. */
function grave({ lexicon }: Reader, word: string): string | undefined {
  if (!/[àèìòù]/.test(word)) return undefined
  const better = word.normalize('NFD').replaceAll('\u0300', '\u0301').normalize('NFC')
  return lexicon.isKnown(better) ? better : undefined
}

/** Ensenan for enseñan: a word that nobody uses, where one with ñ is frequent. */
function withTilde({ lexicon }: Reader, word: string): string | undefined {
  if (word.length < 5 || lexicon.rank(word) < Infinity || !word.includes('n') || word === 'cunado')
    return undefined
  return [...word]
    .map((letter, at) => (letter === 'n' ? `${word.slice(0, at)}ñ${word.slice(at + 1)}` : word))
    .find((variant) => variant !== word && lexicon.rank(variant) <= frequent)
}

/** Profesors, leccións: after a consonant the plural is -es. */
function plural({ lexicon }: Reader, word: string): string | undefined {
  if (!/[nlrdz]s$/.test(word) || lexicon.rank(word) < Infinity) return undefined
  const single = word.slice(0, -1)
  // Souvenirs: what is rare may have kept the plural of its own language.
  if (single.length < 4 || lexicon.rank(single) > frequent) return undefined
  const isNoun = lexicon
    .analyse(single)
    .some(({ kind, number }) => (kind === 'noun' || kind === 'adjective') && number === 's')
  const made = `${single.endsWith('z') ? `${single.slice(0, -1)}c` : /[áéíóú][ns]$/.test(single) ? withoutStress(single) : single}es`
  const isPlural = lexicon
    .analyse(made)
    .some(({ kind, number }) => (kind === 'noun' || kind === 'adjective') && number === 'p')
  return isNoun && isPlural ? made : undefined
}

const before = wordsOf(
  'un una mi tu su este esta mucho mucha en de con sin del al por para otro otra gran muy',
)

/** Mucho trafico: a form of a verb where only a noun can stand. */
function nounOfVerb({ at, read, lexicon }: Reader, place: number): string | undefined {
  const word = at(place)
  const readings = read(place)
  if (
    word.length < 5 ||
    !(
      before.has(at(place - 1)) &&
      (determiners.has(at(place - 1)) || /^(en|de|del|al|muy|gran)$/.test(at(place - 1)))
    )
  )
    return undefined
  if (
    readings.length === 0 ||
    !readings.every(({ kind, tense, person }) => kind === 'verb' && tense === 'pr' && person === 0)
  )
    return undefined
  return Array.from(word.slice(0, -1))
    .map((letter, at_) =>
      accented[letter] === undefined ? word : word.slice(0, at_) + accented[letter] + word.slice(at_ + 1),
    )
    .find(
      (variant) =>
        variant !== word &&
        lexicon.rank(variant) <= frequent &&
        lexicon.analyse(variant).some(({ kind }) => kind === 'noun' || kind === 'adjective'),
    )
}
