import type { Edit } from './because.ts'
import type { Analysis } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { accented } from '../accents.ts'
import { beforeVerb, clitics, determiners, prepositions, subjects, wordsOf } from './words.ts'

/** Behind these a form in -e may well be the subjunctive. */
const wishing = wordsOf('que ojalá quizás quizá no nunca cuando aunque como si donde')
const whenPast = /^(ayer|anoche|anteayer)$/
const whenNow = wordsOf('siempre normalmente ahora hoy cada mañana generalmente usualmente')

/** Me ayudo ayer, llegue a casa: what somebody did has an accent on its last letter. */
export function correctAccentedPast(reader: Reader, place: number): readonly Edit[] {
  const { at, read, replace, isName } = reader
  const word = at(place)
  if (isName(place) || !/[oe]$/.test(word) || word.length < 4 || /^(como|entre|sobre|aparte)$/.test(word))
    return []
  const readings = read(place)
  const isPresent =
    readings.length > 0 &&
    readings.every(({ kind, tense }) => kind === 'verb' && /^(pr|su|ip)$/.test(tense ?? ''))
  const [past] = word.endsWith('o')
    ? pastOf(reader, `${word.slice(0, -1)}ó`, 2)
    : pastOf(reader, `${word.slice(0, -1)}é`, 0)
  if (
    !isPresent ||
    reader.lexicon.rank(word) === Infinity ||
    hasOtherAccent(reader, word) ||
    !past ||
    !isTold(reader, place, word.endsWith('e') && at(place - 1) !== 'yo')
  )
    return []
  const better = `${word.slice(0, -1)}${word.endsWith('o') ? 'ó' : 'é'}`
  const isSure = word.endsWith('o') ? ofAnother(reader, place) : ofMine(reader, place)
  return isSure ? [replace(place, place, better, ['writtenPast', better])] : []
}

/** Critico is crítico as well as criticó. */
const hasOtherAccent = ({ lexicon }: Reader, word: string): boolean =>
  Array.from(word.slice(0, -1)).some((letter, at) => {
    const marked = accented[letter]
    return marked !== undefined && lexicon.isKnown(word.slice(0, at) + marked + word.slice(at + 1))
  })

const pastOf = ({ lexicon }: Reader, form: string, person: number): Analysis[] =>
  lexicon.analyse(form).filter((reading) => reading.tense === 'pt' && reading.person === person)

/** Whether a place is told of in the sentence of another one. */
const isSameSentence = ({ words }: Reader, one: number, other: number): boolean =>
  !words.slice(Math.min(one, other), Math.max(one, other)).some(({ text }) => /[.!?¿¡…]/.test(text))

/** Whether the rest of the sentence tells of the past, where it is asked of me alone: of mine. */
function isTold(reader: Reader, place: number, isMine: boolean): boolean {
  const { words, read, at } = reader
  if (words.some(({ lower }) => whenNow.has(lower))) return false
  return words.some((_, other) => {
    if (other === place || !isSameSentence(reader, place, other)) return false
    if (
      !isMine &&
      (whenPast.test(at(other)) || (at(other) === 'pasado' && /^(año|mes|fin|verano)$/.test(at(other - 1))))
    )
      return true
    const readings = read(other)
    return (
      readings.length > 0 &&
      readings.every(({ tense, person }) => tense === 'pt' && (!isMine || person === 0))
    )
  })
}

/** Ella llego, le importo, se cayo: a verb in -o with another's pronoun is no present. */
function ofAnother(reader: Reader, place: number): boolean {
  const { at, read, isName } = reader
  let before = place - 1
  while (clitics.has(at(before)) || beforeVerb.has(at(before))) before--
  if (at(before) === 'yo') return false
  const person = subjects[at(before)]
  if (person !== undefined)
    return person === 2 && !prepositions.has(at(before - 1)) && !/^(y|e|que|como)$/.test(at(before - 1))
  const noun = read(before, 'noun')
  const isNoun = determiners.get(at(before - 1))?.number === 's' && noun.some(({ number }) => number === 's')
  if (isNoun)
    return (
      !prepositions.has(at(before - 2)) &&
      !/^(me|yo|y|que|como|tengo|a)$/.test(at(before - 2)) &&
      !isName(before)
    )
  // Algo que me animo, Ana llego: of a name and of something it is not I.
  if (at(before) === 'que') return /^(algo|lo)$/.test(at(before - 1)) && at(place - 1) === 'me'
  return isName(before) && !prepositions.has(at(before - 1)) && at(before - 1) !== 'y'
}

/** Llegue a casa: I, where the sentence is mine and nothing asks for the subjunctive. */
function ofMine({ at, isStart, words }: Reader, place: number): boolean {
  let before = place - 1
  while (/^(me|lo|la|los|las|le|les|nos)$/.test(at(before))) before--
  if (at(before) === 'yo') return !wishing.has(at(before - 1))
  const begins =
    before < 0 ||
    isStart(before + 1) ||
    /^(y|pero|,|porque|entonces|después|luego|también|ayer|anoche|anteayer)$/.test(at(before))
  const isOrder = words.some(({ text }) => /[¡!"“”]/.test(text))
  return (
    begins && !isOrder && !words.slice(0, place).some(({ lower }) => /^(que|usted|favor|ojalá)$/.test(lower))
  )
}
