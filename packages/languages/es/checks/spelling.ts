import type { Edit, Reason } from './because.ts'
import { asides } from '../tutor/matching.ts'
import { splitClitics } from './clitics.ts'
import type { Lexicon } from '../../kit/lexicon/lexicon.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isSureSlip } from '../../kit/sentence/sure-spelling.ts'
import { withoutLigatures } from '@lingarden/text/accents'
import { soundsLike } from './sound-spelling.ts'
import { suggestSpelling } from '../../kit/spelling/suggest.ts'

/** Endings by which Spanish makes words that no dictionary lists, and laughter. */
const derived = /((ic?|ec)it[oa]s?|it[oa]s?|ill[oa]s?|ísim[oa]s?|mente)$|^(ja|je)+j?$/

/** Endings and beginnings that make a noun into other words: gerencial, audicionó, repensar. */
const made =
  /^(?:re|pre|des|anti|auto|super|sub|inter|co|micro|multi|semi|ex)(?<rest>\p{L}{4,})$|^(?<stem>\p{L}{4,}?)(?:al(?:es)?|er[oa]s?|istas?|[oaó]|ar|amos|an|aba|aron|ad[oa]s?|ando|ense|izar|able|ería)$/u
/** Spelt with an accent until 2010, or without one in America, and everyday words that dictionaries lack. */
const older = new Set(
  'beisbol futbol prepa disque dizque name rió crió guió lió fió pió guión truhán'.split(' '),
)

/** Two words that are written as one. */
const joined: Readonly<Record<string, string>> = {
  aveces: 'a veces',
  sinembargo: 'sin embargo',
  porfavor: 'por favor',
  apesar: 'a pesar',
  almenos: 'al menos',
  asique: 'así que',
  derepente: 'de repente',
  deacuerdo: 'de acuerdo',
  atravez: 'a través',
  encambio: 'en cambio',
  porsupuesto: 'por supuesto',
  nosé: 'no sé',
}

/** Corrects a word that is not Spanish where it is clear which one was meant: accents first, then single letters. */
export function correctSpelling(reader: Reader, place: number): readonly Edit[] {
  const word = reader.at(place)
  const written = reader.words[place]?.text ?? ''
  const parts = joined[word]
  if (parts !== undefined) return [reader.replace(place, place, parts, ['written', parts])]
  if (!reader.isWord(place) || /[\d'-]/.test(word) || word.length < 3 || reader.isName(place)) return []
  if (asides.interjection.test(word) || older.has(word)) return []
  if (reader.lexicon.isKnown(word) || isInflected(word, reader.lexicon) || hasClitics(word, reader.lexicon))
    return []
  const suggestion = suggestSpelling(word, reader.lexicon)
  const sound = suggestion?.isAccent ? undefined : soundsLike(word, reader.lexicon)
  if (!suggestion && sound === undefined) return []
  const { word: better, isAccent } =
    sound === undefined && suggestion ? suggestion : { word: sound ?? '', isAccent: false }
  if (losesPast(word, better, reader.lexicon)) return []
  // A capital at the beginning may be a name's: “Area Stage Company”.
  if (/^\p{Lu}/u.test(written) && reader.isName(place + 1)) return []
  if (/^\p{Lu}/u.test(written) && reader.lexicon.rank(better) > 3000 && !isNoName(better, reader.lexicon))
    return []
  if (
    !isAccent &&
    sound === undefined &&
    !isSureSlip(word, withoutLigatures(better), reader.lexicon.rank(better))
  )
    return []
  if (
    !isAccent &&
    ((sound === undefined && (derived.test(word) || isMade(word, reader.lexicon))) ||
      (/^\p{Lu}/u.test(written) && !isNoName(better, reader.lexicon)) ||
      isForeign(reader, place))
  )
    return []
  const reason: Reason = [isAccent ? 'writtenAccent' : 'written', better]
  return [reader.replace(place, place, better, reason)]
}

/** Feminines and plurals that the dictionary does not list: imperativa, podcasts. */
function isInflected(word: string, lexicon: Lexicon): boolean {
  if (/[^aeiouáéíóú]s$/.test(word)) return lexicon.isKnown(word.slice(0, -1))
  return (
    /as?$/.test(word) &&
    lexicon.analyse(word.replace(/as?$/, 'o')).some(({ kind }) => kind === 'adjective' || kind === 'other')
  )
}

/** Leé siete libros: with its accent a past was meant, which the word without it is not. */
const losesPast = (word: string, better: string, lexicon: Lexicon): boolean =>
  /[éíó]$/.test(word) &&
  !/[éíó]$/.test(better) &&
  lexicon.analyse(better).some(({ kind }) => kind === 'verb') &&
  !lexicon
    .analyse(better)
    .some(({ tense, kind }) => tense === 'pt' || kind === 'noun' || kind === 'adjective')

/** A word that is made of another one, although the dictionary does not list it. */
function isMade(word: string, lexicon: Lexicon): boolean {
  const { rest, stem } = made.exec(word)?.groups ?? {}
  if (rest !== undefined) return lexicon.isKnown(rest)
  return (
    stem !== undefined &&
    [stem, `${stem}a`, `${stem}o`, `${stem}e`, stem.replace(/on$/, 'ón')].some((noun) =>
      lexicon.analyse(noun).some(({ kind }) => kind === 'noun'),
    ) &&
    !lexicon.isKnown(word)
  )
}

/** What nobody is called by: an adverb, a form of a verb. */
const isNoName = (word: string, lexicon: Lexicon): boolean =>
  word.length > 5 &&
  lexicon.analyse(word).every(({ kind }) => kind !== 'noun' && kind !== 'adjective' && kind !== 'participle')

/** A word beside another unknown word is more likely of another language than misspelt. */
function isForeign(reader: Reader, place: number): boolean {
  return [place - 1, place + 1].some(
    (other) =>
      reader.isWord(other) &&
      !reader.lexicon.isKnown(reader.at(other)) &&
      !suggestSpelling(reader.at(other), reader.lexicon),
  )
}

function hasClitics(word: string, lexicon: Lexicon): boolean {
  const codesOf = (form: string) => {
    const readings = lexicon.analyse(form)
    if (readings.length === 0) return undefined
    if (readings.some(({ kind }) => kind === 'infinitive')) return []
    return readings.flatMap(({ kind, tense, person }) => {
      if (kind === 'gerund') return ['ge']
      return kind === 'verb' ? [`${tense}${((person ?? 0) % 3) + 1}${(person ?? 0) > 2 ? 'p' : 's'}`] : []
    })
  }
  return splitClitics(word, codesOf) !== undefined
}
