import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { backwardVerbs } from './gustar.ts'
import { clitics, commonVerbs, determiners, functionWords, subjects, wordsOf } from './words.ts'

const modals = wordsOf('querer poder deber necesitar soler desear')
const nounLike = wordsOf(
  'vino casa como trabajo nada sobre para ayuda cena cocina marca entre bajo libro juego viaje',
)

/** Puts the verb that follows another into the form it asks for: infinitive, participle or gerund. */
export function correctInfinitive(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const readings = read(place)
  const verbs = readings.filter(({ kind }) => kind === 'verb')
  if (isRelative(reader, place)) return []
  const isVerb = verbs.length > 0 && !readings.some(({ kind }) => kind === 'noun')
  if (isVerb && verbs.some(({ lemma }) => modals.has(lemma))) return toInfinitive(reader, place + 1)
  if (backwardVerbs.has(verbs[0]?.lemma ?? '') && clitics.has(at(place - 1)))
    return toInfinitive(reader, place + 1)
  if (
    at(place) === 'que' &&
    (at(place - 1) === 'hay' || read(place - 1, 'verb').some(({ lemma }) => lemma === 'tener'))
  )
    return toInfinitive(reader, place + 1, true)
  if (
    at(place) === 'a' &&
    read(place - 1, 'verb').some(({ lemma, tense }) => lemma === 'ir' && tense !== 'pt')
  )
    return toInfinitive(reader, place + 1)
  const isBeforeOrAfter = at(place) === 'de' && /^(antes|después)$/.test(at(place - 1))
  if (isBeforeOrAfter || wordsOf('para sin').has(at(place)))
    return [...toInfinitive(reader, place + 1), ...fromPast(reader, place + 1, isBeforeOrAfter)]
  if (verbs.some(({ lemma }) => lemma === 'haber') && at(place) !== 'hay')
    return toParticiple(reader, place + 1)
  return []
}

/** Lo que quiero es dormir: the verb after a clause of its own belongs to the clause before. */
function isRelative({ at, read }: Reader, place: number): boolean {
  let start = place - 1
  while (clitics.has(at(start)) || at(start) in subjects || at(start) === 'no') start--
  if (/^(quien|donde|cuando|cuanto|como)$/.test(at(start))) return true
  return at(start) === 'que' && read(start - 1, 'verb', 'infinitive').length === 0
}

function toInfinitive(reader: Reader, place: number, mayBeNoun = false): readonly Edit[] {
  const gerunds = reader.read(place)
  const isGerund = gerunds.length > 0 && gerunds.every(({ kind }) => kind === 'gerund')
  const verb = isGerund ? gerunds[0]?.lemma : presentVerb(reader, place, mayBeNoun)
  if (verb === undefined) return []
  return [reader.replace(place, place, verb, ['infinitive', verb])]
}

/** Después de comí, antes de salía, para terminaré. */
function fromPast(
  { at, read, isName, replace }: Reader,
  place: number,
  mayBePlain: boolean,
): readonly Edit[] {
  const readings = read(place)
  // Antes de fuimos a casa: of ir rather than of ser.
  const verb = readings.find(({ lemma }) => lemma !== 'ser' || !/^(a|al)$/.test(at(place + 1)))
  const isPast = readings.every(
    ({ kind, tense, lemma }) =>
      kind === 'verb' && /^(pt|im|fu|co)$/.test(tense ?? '') && commonVerbs.has(lemma),
  )
  const isMarked = mayBePlain || /[éíóá]/.test(at(place))
  if (!verb || !isPast || !isMarked || isName(place) || functionWords.has(at(place))) return []
  return [replace(place, place, verb.lemma, ['infinitiveAfter', at(place - 1), verb.lemma])]
}

function toParticiple(reader: Reader, place: number): readonly Edit[] {
  const verb = presentVerb(reader, place)
  if (verb === undefined || reader.at(place) === 'de' || reader.read(place, 'noun', 'participle').length > 0)
    return []
  const [participle] = reader.lexicon.inflect(verb, 'ppms')
  if (participle === undefined) return []
  return [reader.replace(place, place, participle, ['participleAfter', 'haber', participle])]
}

/** The lemma of a common verb in the present that is surely a verb. */
function presentVerb({ at, read, lexicon }: Reader, place: number, mayBeNoun = false): string | undefined {
  const word = at(place)
  if (clitics.has(word) || determiners.has(word) || functionWords.has(word) || nounLike.has(word))
    return undefined
  const readings = read(place)
  if (readings.some(({ kind }) => kind !== 'verb' && !(mayBeNoun && kind === 'noun'))) return undefined
  const verb = readings.find(({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma))
  if (!verb || conjugate(lexicon, verb.lemma, 'pr', 2) === undefined) return undefined
  const isBeing = verb.lemma === 'ser' || verb.lemma === 'estar' || verb.lemma === 'haber'
  return isBeing && backwardVerbs.has(read(place - 1, 'verb')[0]?.lemma ?? '') ? undefined : verb.lemma
}
