import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsClause, findSubject } from './clause.ts'
import { clitics, commonVerbs, functionWords, prepositions, subjects } from './words.ts'

const past = [
  'ayer',
  'anoche',
  'anteayer',
  'la semana pasada',
  'el mes pasado',
  'el año pasado',
  'el verano pasado',
  'el invierno pasado',
  'el fin de semana pasado',
  'el lunes pasado',
  'el sábado pasado',
  'el domingo pasado',
  'el viernes pasado',
  'la noche pasada',
]

/** Puts the verb of a clause with ayer or the like into the past: ayer voy, la semana pasada yo voy, yo voy al cine ayer. */
export function correctPast(reader: Reader, place: number): readonly Edit[] {
  const when = past.find((phrase) => reader.says(place, phrase))
  if (when === undefined) return []
  const after = place + when.split(' ').length
  if (reader.isStart(place)) return toPast(reader, after, when)
  // Hablamos de ayer; ayer, hoy y siempre.
  const isLast = /^[.!?]?$/.test(reader.at(after)) && !prepositions.has(reader.at(place - 1))
  return isLast ? fromEnd(reader, place, when) : []
}

/** Yo voy al cine ayer: the verb that begins the clause, where no other follows it. */
function fromEnd(reader: Reader, end: number, when: string): readonly Edit[] {
  let start = end - 1
  while (start > 0 && !beginsClause(reader, start)) start--
  const edits = toPast(reader, start, when)
  const isOnly = reader.words
    .slice(start, end)
    .every(({ start: at }, offset) => at === edits[0]?.start || !isFinite(reader, start + offset))
  return isOnly ? edits : []
}

const isFinite = ({ read }: Reader, place: number) => {
  const readings = read(place)
  return readings.some(({ kind }) => kind === 'verb') && !readings.some(({ kind }) => kind === 'noun')
}

function toPast(reader: Reader, place: number, when: string): readonly Edit[] {
  const { at, read, lexicon, replace } = reader
  const subject = findSubject(reader, place) ?? pronounAt(reader, place)
  let verb = subject?.next ?? place
  while (clitics.has(at(verb)) || at(verb) === 'no') verb++
  // Yo como: beside its subject it is no “like”.
  const isEating = at(verb) === 'como' && subject?.person === 0
  const readings = read(verb).filter(({ kind }) => !isEating || kind === 'verb')
  const first = readings.find(
    ({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma) && !/^(haber|creer)$/.test(lemma),
  )
  if (!first || first.person === undefined || (functionWords.has(at(verb)) && !isEating)) return []
  const isDoubtful = readings.some(
    ({ kind, tense }) =>
      tense === 'pt' || (kind !== 'verb' && !(kind === 'noun' && subject?.person === first.person)),
  )
  if (isDoubtful) return []
  const better = conjugate(lexicon, first.lemma, 'pt', subject?.person ?? first.person)
  return better ? [replace(verb, verb, better, ['esPast', when, better])] : []
}

/** The pronoun after ayer begins no clause of its own. */
function pronounAt({ at }: Reader, place: number): { person: Person; next: number } | undefined {
  const person = subjects[at(place)]
  return person === undefined ? undefined : { person, next: place + 1 }
}
