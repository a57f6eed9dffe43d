import type { Edit } from './because.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { skip } from './clause.ts'
import { backwardVerbs } from './gustar.ts'
import { beforeVerb, clitics, commonVerbs, determiners, kin, wordsOf } from './words.ts'

const skipped = wordsOf('no también siempre nunca ya me te se nos os lo la le los las les')

/** Makes a verb agree with two subjects that are joined, and with se: mi madre y yo vivimos, se llevó. */
export function correctJointSubject(reader: Reader, place: number): readonly Edit[] {
  return joint(reader, place) ?? withSe(reader, place) ?? []
}

/** Mi hermano y yo vivo, mi padre y mi madre trabaja. */
function joint(reader: Reader, place: number): Edit[] | undefined {
  const { at, isStart, text, words } = reader
  if (!/^[ye]$/.test(at(place))) return undefined
  const start = partBefore(reader, place)
  const isFirst =
    start !== undefined && (isStart(start) || /^(pero|porque|cuando|que|donde|,)$/.test(at(start - 1)))
  const end = isFirst ? partAfter(reader, place + 1) : undefined
  if (start === undefined || end === undefined) return undefined
  const person: Person = at(place + 1) === 'yo' || at(start) === 'yo' ? 3 : 5
  const name = text.slice(words[start]?.start, words[end - 1]?.end)
  return agreeing(reader, skip(reader, end, skipped), person, name)
}

const partBefore = ({ at }: Reader, end: number): number | undefined => {
  if (/^(él|ella|yo)$/.test(at(end - 1))) return end - 1
  return kin.has(at(end - 1)) && determiners.has(at(end - 2)) ? end - 2 : undefined
}
const partAfter = ({ at }: Reader, start: number): number | undefined => {
  if (/^(él|ella|yo)$/.test(at(start))) return start + 1
  return kin.has(at(start + 1)) && determiners.has(at(start)) ? start + 2 : undefined
}

function agreeing(reader: Reader, place: number, person: Person, subject: string): Edit[] | undefined {
  const { at, read, lexicon, replace } = reader
  const readings = read(place)
  const first = readings.find(
    ({ lemma, tense }) => commonVerbs.has(lemma) && tense !== 'su' && tense !== 'ip',
  )
  const isVerb = readings.length > 0 && readings.every(({ kind }) => kind === 'verb' || kind === 'adjective')
  if (
    !first?.tense ||
    !isVerb ||
    backwardVerbs.has(first.lemma) ||
    clitics.has(at(place)) ||
    beforeVerb.has(at(place))
  )
    return undefined
  const fits = readings.some((reading) => reading.person === person)
  // In the singular alone the verb surely lacks its second subject.
  if (fits || (first.person ?? 5) > 2) return undefined
  const better = conjugate(lexicon, first.lemma, first.tense, person)
  return better && better !== at(place)
    ? [replace(place, place, better, ['esTwoSubjects', subject, better])]
    : undefined
}

/** Se llevo: with se, the verb is never of the first person. */
function withSe({ at, read, lexicon, words, replace }: Reader, place: number): Edit[] | undefined {
  const word = at(place)
  const before = at(place - 2)
  if (at(place - 1) !== 'se' || !word.endsWith('o') || before === 'yo' || word === 'como') return undefined
  const readings = read(place)
  const first = readings.find(({ tense, person }) => tense === 'pr' && person === 0)
  const isFirst = readings.every(({ kind, person }) => (kind === 'verb' && person === 0) || kind === 'noun')
  if (!isFirst) return undefined
  const past = `${word.slice(0, -1)}ó`
  const isPast =
    first?.lemma !== 'llamar' &&
    lexicon.analyse(past).some(({ tense, person }) => tense === 'pt' && person === 2)
  const better = isPast ? past : first && conjugate(lexicon, first.lemma, 'pr', 2)
  if (better === undefined || words.length < 3) return undefined
  return [replace(place, place, better, ['esWithSe', `se ${better}`])]
}
