import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsClause, findSubject, ownClitics, skip } from './clause.ts'
import { backwardVerbs } from './gustar.ts'
import { beforeVerb, commonVerbs, functionWords, subjects, wordsOf } from './words.ts'

/** Puts an infinitive that is the only verb of its subject into a person: yo trabajar, mi padre comer, me levantar. */
export function correctBareVerb(reader: Reader, place: number): readonly Edit[] {
  const subject = findSubject(reader, place)
  if (!subject) return afterClitic(reader, place)
  const verb = skip(reader, subject.next, beforeVerb)
  const name = reader.text.slice(reader.words[place]?.start, reader.words[subject.next - 1]?.end)
  return inPerson(reader, verb, subject.person, name)
}

function afterClitic(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const person = { me: 0, te: 1, nos: 3 }[at(place)] as 0 | 1 | 3 | undefined
  const first = at(place - 1) === 'no' ? place - 1 : place
  if (person === undefined || !(beginsClause(reader, first) || at(first - 1) in subjects)) return []
  const isBackward = read(place + 1, 'infinitive').some(({ lemma }) => backwardVerbs.has(lemma))
  return inPerson(reader, place + 1, isBackward ? 2 : person, ownClitics[person])
}

function inPerson(
  { read, lexicon, replace }: Reader,
  place: number,
  person: 0 | 1 | 2 | 3 | 4 | 5,
  subject: string,
): readonly Edit[] {
  const readings = read(place)
  const verb = readings.find(({ kind, lemma }) => kind === 'infinitive' && commonVerbs.has(lemma))
  if (!verb || readings.some(({ kind }) => kind === 'verb')) return []
  const form = conjugate(lexicon, verb.lemma, 'pr', person)
  return form ? [replace(place, place, form, ['goesWith', subject, form])] : []
}

const going = wordsOf('voy vas va vamos vais van iba ibas íbamos iban')
const wanting = wordsOf('querer poder necesitar preferir desear')
const progressive = wordsOf('estoy estás está estamos estáis están')
const being = wordsOf('soy eres somos sois')

/** Joins a verb to the one after it: voy a comer, quiero comer, estoy comiendo. */
export function correctVerbChain(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words, replace, lexicon } = reader
  const written = words[place]?.text ?? ''
  const next = read(place + 1)
  const isInfinitive = next.length > 0 && next.every(({ kind }) => kind === 'infinitive')
  if (going.has(at(place)) && isInfinitive)
    return [replace(place, place, `${written} a`, ['esGoTo', at(place)])]
  const [gerund] = isInfinitive ? lexicon.inflect(next[0]?.lemma ?? '', 'ge') : []
  if (progressive.has(at(place)) && gerund)
    return [replace(place + 1, place + 1, gerund, ['esGerund', `${at(place)} ${gerund}`])]
  const isDoing = next.length > 0 && next.every(({ kind }) => kind === 'gerund')
  const person = read(place, 'verb').find(({ lemma, tense }) => lemma === 'ser' && tense === 'pr')?.person
  if (isDoing && person !== undefined && (being.has(at(place)) || at(place - 1) in subjects)) {
    const form = conjugate(lexicon, 'estar', 'pr', person)
    return form ? [replace(place, place, form, ['esGerund', `${form} ${at(place + 1)}`])] : []
  }
  const wants = read(place, 'verb').find(({ lemma, tense }) => wanting.has(lemma) && tense === 'pr')
  const isJoined =
    at(place + 1) === 'a' || (at(place + 1) === 'de' && /^(querer|poder)$/.test(wants?.lemma ?? ''))
  const isLast = read(place + 2, 'infinitive').length > 0 && read(place + 2, 'noun').length === 0
  // Yo puedo a partir de las cinco.
  if (!wants || !isJoined || !isLast || (at(place + 2) === 'partir' && at(place + 3) === 'de')) return []
  return [replace(place, place + 1, written, ['oneSaysWithout', at(place), at(place + 1)])]
}

const hopes = wordsOf('espero esperamos ojalá')
const wishing = wordsOf('no me te se nos lo la le les')

/** Quiero que vienes: what is wished stands in the subjunctive. */
export function correctWish(reader: Reader, place: number): readonly Edit[] {
  const { at, read, lexicon, replace } = reader
  const wishes = hopes.has(at(place - 1)) || read(place - 1, 'verb').some(({ lemma }) => lemma === 'querer')
  if (at(place) !== 'que' || !wishes) return []
  const afterSubject = at(place + 1) in subjects ? place + 2 : place + 1
  const verb = skip(reader, afterSubject, wishing)
  const readings = read(verb)
  const reading = readings.find(({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma))
  // Espero que nada pase.
  if (
    functionWords.has(at(verb)) ||
    !reading ||
    reading.person === undefined ||
    readings.some(({ kind, tense }) => kind !== 'verb' || tense === 'su')
  )
    return []
  const form = conjugate(lexicon, reading.lemma, 'su', reading.person)
  return form ? [replace(verb, verb, form, ['subjunctive', form])] : []
}
