import type { GrammaticalNumber, Person } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { determiners, kin, subjects, wordsOf } from './words.ts'

/** Whether a clause begins at a place: a sentence, or what is joined to another one. */
export const beginsClause = ({ at, isStart }: Reader, place: number): boolean =>
  isStart(place) || /^(y|e|pero|porque|,)$/.test(at(place - 1))

/** A subject that is surely one: a pronoun, or a determiner with a word for a person. */
export interface Subject {
  person: Person
  /** Place of what follows it. */
  next: number
  isPronoun: boolean
}

/** The subject that begins a clause at a place; undefined where none surely does. */
export function findSubject(reader: Reader, place: number): Subject | undefined {
  const { at, isName } = reader
  if (!beginsClause(reader, place)) return undefined
  // Mi madre y yo: two of them are a subject of another person.
  const isSecond =
    /^[ye]$/.test(at(place - 1)) && (kin.has(at(place - 2)) || at(place - 2) in subjects || isName(place - 2))
  if (isSecond) return undefined
  const person = subjects[at(place)]
  if (person !== undefined) return { person, next: place + 1, isPronoun: true }
  if (!determiners.has(at(place)) || !kin.has(at(place + 1))) return undefined
  return { person: at(place + 1).endsWith('s') ? 5 : 2, next: place + 2, isPronoun: false }
}

/** The place after words such as no and también. */
export function skip({ at }: Reader, place: number, words: ReadonlySet<string>): number {
  let next = place
  while (words.has(at(next))) next++
  return next
}

/** The clitic of each person with verbs that one does to oneself. */
export const ownClitics = ['me', 'te', 'se', 'nos', 'os', 'se'] as const

const amounts = wordsOf('mucho muchísimo más también poco tanto')

/** Number of the thing or action after a verb; undefined where neither surely stands there. */
export function numberAfter(reader: Reader, place: number): GrammaticalNumber | undefined {
  const { at, read } = reader
  const thing = skip(reader, place, amounts)
  if (read(thing, 'infinitive').length > 0) return 's'
  const number = determiners.get(at(thing))?.number
  const isNoun = read(thing + 1, 'noun').some((reading) => reading.number === number)
  return isNoun ? number : undefined
}
