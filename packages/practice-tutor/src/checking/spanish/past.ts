import { conjugate } from '../lexicon/conjugate.ts'
import type { Edit } from '../sentence/edit.ts'
import type { Reader } from '../sentence/reader.ts'
import { clitics, commonVerbs, functionWords, subjects } from './words.ts'

/** Puts the verb right after ayer or anoche into the past: ayer voy, ayer yo voy. */
export function correctPast(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, read, lexicon, replace } = reader
  if (!/^(ayer|anoche|anteayer)$/.test(at(place)) || !isStart(place)) return []
  let verb = place + 1
  const person = subjects[at(verb)]
  if (person !== undefined) verb++
  while (clitics.has(at(verb)) || at(verb) === 'no') verb++
  const readings = read(verb)
  const first = readings.find(
    ({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma) && !/^(haber|creer)$/.test(lemma),
  )
  if (!first || first.person === undefined || functionWords.has(at(verb))) return []
  if (readings.some(({ kind, tense }) => kind !== 'verb' || tense === 'pt')) return []
  const better = conjugate(lexicon, first.lemma, 'pt', person ?? first.person)
  return better ? [replace(verb, verb, better, ['esPast', at(place), better])] : []
}
