import type { Edit, Reason } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { determiners, wordsOf } from './words.ts'

const own = wordsOf('me te se nos le les lo la los las')
const fromWhom = wordsOf('que no eso esto ahí allí también pero entonces todo')
/** What another does to me or us, and hardly anyone to themselves. */
const done = wordsOf(
  'enseñar ayudar motivar fascinar encantar regañar empujar felicitar criar educar apoyar animar invitar',
)

/** Verbs that without their accent are another word: me hacia reír, seria ideal, me enseño a nadar. */
export function correctAccentedVerb(reader: Reader, place: number): readonly Edit[] {
  const found =
    made(reader, place) ?? wouldBe(reader, place) ?? toUs(reader, place) ?? happened(reader, place)
  return found ? [reader.replace(place, place, found[0], found[1])] : []
}

type Better = readonly [form: string, reason: Reason]

/** Siempre me hacia reír: behind a pronoun it is no preposition. */
const made = ({ at }: Reader, place: number): Better | undefined =>
  at(place) === 'hacia' && own.has(at(place - 1)) && !determiners.has(at(place + 1))
    ? ['hacía', ['esMade']]
    : undefined

/** Seria ideal, creo que sera muy fácil; una mujer seria. */
function wouldBe(reader: Reader, place: number): Better | undefined {
  const { at, read, isStart, isEnd } = reader
  if (at(place) === 'serian') return ['serían', ['writtenAccent', 'serían']]
  if (!/^(seria|sera)$/.test(at(place))) return undefined
  const isAfter = isStart(place) || at(place - 1) === ',' || fromWhom.has(at(place - 1))
  if (!isAfter) return undefined
  if (at(place) === 'sera') return isEnd(place + 1) ? undefined : ['será', ['writtenAccent', 'será']]
  const next = read(place + 1)
  const isSaid =
    determiners.has(at(place + 1)) ||
    (next.length > 0 &&
      next.every(({ kind, gender }) => (kind === 'adjective' && gender !== 'f') || kind === 'infinitive'))
  const isList = at(place - 1) === ',' && (isEnd(place + 2) || /^[ye]$/.test(at(place + 2)))
  return isSaid && (!isList || !read(place - 2, 'adjective').length) ? ['sería', ['esWouldBe']] : undefined
}

/** Me enseño a nadar, nos ayudo mucho: that was somebody else. */
function toUs(reader: Reader, place: number): Better | undefined {
  const { at, read, lexicon } = reader
  const word = at(place)
  if (!word.endsWith('o') || !/^(me|nos)$/.test(at(place - 1)) || at(place - 2) === 'yo') return undefined
  const first = read(place, 'verb').find(({ tense, person }) => tense === 'pr' && person === 0)
  if (!first || !done.has(first.lemma)) return undefined
  // Me animo a hablar: that one does oneself.
  if (at(place - 1) === 'me' && /^(animar|educar|motivar|apoyar)$/.test(first.lemma)) return undefined
  const past = `${word.slice(0, -1)}ó`
  const isPast = lexicon.analyse(past).some(({ tense, person }) => tense === 'pt' && person === 2)
  return isPast ? [past, ['writtenPast', past]] : undefined
}

/** Lo que paso ayer, algo que paso. */
function happened({ at, isEnd, says }: Reader, place: number): Better | undefined {
  const isWhat = at(place) === 'paso' && (says(place - 2, 'lo que') || says(place - 2, 'qué fue que'))
  const isLast = isEnd(place + 1) || /^(ayer|anoche|después|con|fue|en|antes|ese|aquel)$/.test(at(place + 1))
  return isWhat && isLast && at(place - 3) !== 'es' ? ['pasó', ['writtenPast', 'pasó']] : undefined
}
