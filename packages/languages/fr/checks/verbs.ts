import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, commonVerbs } from './words.ts'

/** Puts a finite verb into a person, where no reading of it has that person already.
 * @param subject what the verb belongs to, as it is told to the learner
 */
export function correctVerb(reader: Reader, place: number, person: Person, subject: string): readonly Edit[] {
  const { at, read, lexicon, replace } = reader
  const word = at(place)
  const readings = read(place)
  // An imperative has no subject beside it.
  const verbs = readings.filter(({ kind, tense }) => kind === 'verb' && tense !== 'ip')
  if (verbs.length === 0 || verbs.some((reading) => reading.person === person)) return []
  const common = verbs.filter(({ lemma, tense }) => commonVerbs.has(lemma) && tense !== 'si')
  const reading = common.find(({ tense }) => tense === 'pr') ?? common[0]
  if (!reading?.tense) return []
  const better = conjugate(lexicon, reading.lemma, reading.tense === 'su' ? 'pr' : reading.tense, person)
  if (better === undefined || better === word) return []
  if (at(place - 1).endsWith("'") && !beginsWithVowel(better)) return []
  return [replace(place, place, better, ['goesWith', subject, better])]
}
