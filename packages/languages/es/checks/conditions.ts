import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { skip } from './clause.ts'
import { likelyReadings } from './sure-words.ts'
import { subjects, wordsOf } from './words.ts'

const between = wordsOf('no me te se nos lo la le les los las ya')
const ages = wordsOf(
  'niño niña niños niñas pequeño pequeña pequeños pequeñas joven jóvenes bebé menor adolescente chico chica',
)

/** Si tendría dinero, como si es, cuando seré mayor: what is only supposed has its own form of the verb. */
export function correctCondition(reader: Reader, place: number): readonly Edit[] {
  return supposed(reader, place) ?? future(reader, place) ?? childhood(reader, place) ?? []
}

const verbAfter = (reader: Reader, place: number): number =>
  skip(reader, reader.at(place) in subjects ? place + 1 : place, between)

/** Si tendría: after si the condition stands in the past subjunctive. */
function supposed(reader: Reader, place: number): Edit[] | undefined {
  const { at, isStart, read, lexicon, words, replace } = reader
  const isCondition =
    at(place) === 'si' &&
    (isStart(place) ||
      /^(,|y|pero|que|como)$/.test(at(place - 1)) ||
      read(place - 1, 'noun').length > 0 ||
      /^(genial|mejor|bueno|increíble|feliz|contento|contenta|perfecto|posible|divertido)$/.test(
        at(place - 1),
      ))
  if (!isCondition || (at(place - 1) === 'que' && read(place - 2, 'verb').length > 0)) return undefined
  const verb = verbAfter(reader, place + 1)
  // Podría is of pudrir as well, and hardly ever meant so.
  const readings = likelyReadings(reader, verb)
  const given = readings.find(({ tense }) => tense === 'co')
  if (
    !given ||
    given.person === undefined ||
    !readings.every(({ kind, tense }) => kind === 'verb' && tense === 'co')
  )
    return undefined
  // Si te gustaría, vamos: only beside what would follow is the condition surely supposed.
  const isSupposed = words.some(
    (_, other) => other !== verb && read(other).some(({ tense }) => tense === 'co' || tense === 'si'),
  )
  const form = isSupposed ? conjugate(lexicon, given.lemma, 'si', given.person) : undefined
  return form && form !== at(verb) ? [replace(verb, verb, form, ['esIf', form])] : undefined
}

/** Cuando terminaré, iré: what is still to come takes the subjunctive after cuando. */
function future(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, lexicon, replace } = reader
  if (at(place) !== 'cuando' || read(place - 1, 'verb', 'infinitive').some(({ lemma }) => lemma === 'saber'))
    return undefined
  const verb = verbAfter(reader, place + 1)
  const readings = read(verb)
  const given = readings[0]
  if (!given || given.person === undefined || !readings.every(({ tense }) => tense === 'fu')) return undefined
  const form = conjugate(lexicon, given.lemma, 'su', given.person)
  return form ? [replace(verb, verb, form, ['esWhenFuture', form])] : undefined
}

/** Cuando fui niño: what went on for years is told in the imperfect. */
function childhood(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, lexicon, replace } = reader
  if (at(place) !== 'cuando') return undefined
  const verb = verbAfter(reader, place + 1)
  const noun = /^(una?|muy)$/.test(at(verb + 1)) ? verb + 2 : verb + 1
  const given = read(verb, 'verb').find(
    ({ lemma, tense }) => lemma === 'ser' && (tense === 'pt' || tense === 'pr'),
  )
  if (!given || given.person === undefined || !ages.has(at(noun)) || at(verb - 1) === 'se') return undefined
  if (given.tense === 'pr' && given.person !== 0) return undefined
  const form = conjugate(lexicon, 'ser', 'im', given.person)
  return form ? [replace(verb, verb, form, ['esChildhood', form])] : undefined
}
