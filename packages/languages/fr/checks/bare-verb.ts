import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { verbOfSubject } from './person.ts'
import { beginsWithVowel, commonVerbs, determiners, kin, subjects } from './words.ts'

/** Puts an infinitive that is the only verb of its subject into a person: je travailler, mon père travailler. */
export function correctBareVerb(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, text, words } = reader
  const person = subjects[at(place)]
  const verb = verbOfSubject(reader, place)
  // Je ne fais que vous aider.
  if (/^(nous|vous)$/.test(at(place)) && /^(que|qu')$/.test(at(place - 1))) return []
  if (person !== undefined && verb !== undefined) return inPerson(reader, place, verb, person)
  if (!isStart(place) || !determiners.has(at(place)) || !kin.has(at(place + 1))) return []
  const name = text.slice(words[place]?.start, words[place + 1]?.end)
  const given = at(place + 1).endsWith('s') ? 5 : 2
  const form = presentOf(reader, place + 2, given)
  return form ? [reader.replace(place + 2, place + 2, form, ['goesWith', name, form])] : []
}

function inPerson(reader: Reader, place: number, verb: number, person: Person): readonly Edit[] {
  const form = presentOf(reader, verb, person)
  if (form === undefined) return []
  const subject = reader.at(place)
  if (subject === 'je' && verb === place + 1 && beginsWithVowel(form))
    return [reader.replace(place, verb, `j'${form}`, ['goesWith', "j'", form])]
  return [reader.replace(verb, verb, form, ['goesWith', subject, form])]
}

function presentOf({ read, lexicon }: Reader, place: number, person: Person): string | undefined {
  const readings = read(place)
  const verb = readings.find(({ kind, lemma }) => kind === 'infinitive' && commonVerbs.has(lemma))
  return verb && readings.length === 1 ? conjugate(lexicon, verb.lemma, 'pr', person) : undefined
}

/** Je pas aime, je ne pas aime: ne stands before the verb and pas after it. */
export function correctOrderOfPas({ at, read, words, replace }: Reader, place: number): readonly Edit[] {
  const person = subjects[at(place)]
  const pas = at(place + 1) === 'ne' ? place + 2 : place + 1
  const verb = words[pas + 1]
  const isVerb = read(pas + 1, 'verb').some((reading) => reading.person === person)
  if (person === undefined || at(pas) !== 'pas' || !verb || !isVerb) return []
  const negated = beginsWithVowel(verb.lower) ? `n'${verb.lower} pas` : `ne ${verb.lower} pas`
  return [replace(place + 1, pas + 1, negated, ['frAroundVerb', negated])]
}

/** Si j'aurais: after si stands the imperfect. */
export function correctSi(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, read, lexicon, replace, words } = reader
  if (!/^(si|s')$/.test(at(place))) return []
  // Je ne sais pas si j'aurais le temps: there si asks whether.
  const isCondition =
    isStart(place) ||
    words.slice(0, place).some((_, other) => read(other, 'verb').some(({ tense }) => tense === 'co'))
  if (!isCondition) return []
  const verb = verbOfSubject(reader, place + 1)
  const would = verb === undefined ? undefined : read(verb, 'verb').find(({ tense }) => tense === 'co')
  if (verb === undefined || would?.person === undefined || read(verb).some(({ tense }) => tense !== 'co'))
    return []
  const form = conjugate(lexicon, would.lemma, 'im', would.person)
  return form ? [replace(verb, verb, form, ['frAfterSi', form])] : []
}
