import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { backwardVerbs } from './gustar.ts'
import { beforeVerb, clitics, commonVerbs, functionWords, prepositions, subjects, wordsOf } from './words.ts'

const joining = wordsOf('y e o u ni como que con excepto')

/** Makes a verb agree with the subject pronoun before it. */
export function correctPerson(reader: Reader, place: number): readonly Edit[] {
  const { at, read, words } = reader
  const person = subjects[at(place)]
  if (person === undefined || prepositions.has(at(place - 1)) || joining.has(at(place - 1))) return []
  if (joining.has(at(place + 1))) return []
  let verb = place + 1
  while (beforeVerb.has(at(verb)) || clitics.has(at(verb))) verb++
  if (read(verb, 'verb').some(({ lemma }) => backwardVerbs.has(lemma))) return []
  return correctVerb(reader, verb, person, words[place]?.text ?? '')
}

/** Puts a finite verb into a person, where no reading of it has that person already.
 * @param subject what the verb belongs to, as it is told to the learner
 */
export function correctVerb(reader: Reader, place: number, person: Person, subject: string): readonly Edit[] {
  const { at, read, lexicon, replace } = reader
  const word = at(place)
  const readings = read(place)
  // An imperative has no subject beside it.
  const verbs = readings.filter(({ kind, tense }) => kind === 'verb' && tense !== 'ip')
  const isSubject = (given: Person | undefined) =>
    given === person || (person === 5 && (given === 3 || given === 4))
  if (verbs.length === 0 || functionWords.has(word) || readings.some(({ kind }) => kind === 'infinitive'))
    return []
  if (verbs.some((reading) => isSubject(reading.person))) return []
  const common = verbs.filter(({ lemma, tense }) => commonVerbs.has(lemma) && tense !== 'sf')
  const reading = common.find(({ tense }) => tense === 'pr') ?? common[0]
  if (!reading?.tense) return []
  if (readings.some(({ kind }) => kind === 'noun') && lexicon.rank(word) > 3000) return []
  const accented = accentedPast(reader, place, person)
  const better = accented ?? conjugate(lexicon, reading.lemma, reading.tense, person)
  if (better === undefined || better === word) return []
  return [replace(place, place, better, ['goesWith', subject, better])]
}

/** Hablo for habló: the accent of the past was left out where the rest of the sentence is in the past. */
function accentedPast(
  { at, read, words, lexicon }: Reader,
  place: number,
  person: Person,
): string | undefined {
  if (person !== 2 || !at(place).endsWith('o')) return undefined
  const accented = `${at(place).slice(0, -1)}ó`
  const isPast = lexicon.analyse(accented).some(({ tense, person: given }) => tense === 'pt' && given === 2)
  const inPast = words.some(
    (_, other) =>
      other !== place && read(other, 'verb').some(({ tense }) => tense === 'pt' || tense === 'im'),
  )
  return isPast && inPast ? accented : undefined
}
