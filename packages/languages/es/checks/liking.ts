import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { findSubject, numberAfter, skip, type Subject } from './clause.ts'
import { backwardVerbs } from './gustar.ts'
import { determiners, wordsOf } from './words.ts'

const clitics = ['me', 'te', 'le', 'nos', 'os', 'les'] as const
const before = wordsOf('no también siempre nunca ya')

/** Whom something pleases is no subject: a mi hermana le gusta bailar, not mi hermana le gusta. */
export function correctLiker(reader: Reader, place: number): readonly Edit[] {
  const subject = findSubject(reader, place)
  if (!subject) return withoutSubject(reader, place)
  const verb = skip(reader, subject.next, before)
  const clitic = clitics[subject.person]
  if (reader.at(verb) === clitic) return withClitic(reader, place, subject, verb + 1)
  if (!isGustar(reader, verb) || reader.at(place) === 'yo') return []
  const liked = numberAfter(reader, verb + 1)
  const form = liked && conjugate(reader.lexicon, 'gustar', 'pr', liked === 'p' ? 5 : 2)
  if (!form) return []
  const words = [toWhom(reader, place, subject), ...between(reader, subject.next, verb), clitic, form].join(
    ' ',
  )
  return [reader.replace(place, verb, words, ['esLiker', words])]
}

/** Mi hermana le gusta bailar: all is there but the a. */
function withClitic(reader: Reader, place: number, subject: Subject, verb: number): readonly Edit[] {
  const isBackward = reader
    .read(verb, 'verb')
    .some(({ lemma, person }) => backwardVerbs.has(lemma) && (person === 2 || person === 5))
  const isFirst = subject.person < 2
  // Ella le gusta: she may please him, too.
  if (!isBackward || (!isFirst && !numberAfter(reader, verb + 1))) return []
  const whom = toWhom(reader, place, subject)
  return [
    reader.replace(place, subject.next - 1, whom, [
      'esLiker',
      `${whom} ${reader.at(verb - 1)} ${reader.at(verb)}`,
    ]),
  ]
}

/** Gusto la pizza, me gusto la pizza, te gustas el cine. */
function withoutSubject(reader: Reader, place: number): readonly Edit[] {
  const { at, isStart, read, replace, lexicon } = reader
  const liked = numberAfter(reader, place + 1)
  if (!liked || !isGustar(reader, place)) return []
  const [reading] = read(place, 'verb')
  const form = conjugate(lexicon, 'gustar', 'pr', liked === 'p' ? 5 : 2)
  if (!form || reading?.person === undefined) return []
  const isMine = (clitics as readonly string[]).includes(at(place - 1))
  if (
    isMine &&
    read(place, 'verb').every(({ person, tense }) => tense === 'pr' && (person === 0 || person === 1))
  )
    return [replace(place, place, form, ['esGustar'])]
  if (isStart(place) && at(place) === 'gusto') return [replace(place, place, `me ${form}`, ['esGustar'])]
  return []
}

const isGustar = ({ read }: Reader, place: number) =>
  read(place, 'verb').some(({ lemma, tense }) => lemma === 'gustar' && tense === 'pr')

const between = ({ at }: Reader, from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => at(from + offset))

function toWhom({ at, words }: Reader, place: number, { isPronoun }: Subject): string {
  if (isPronoun) return `a ${{ yo: 'mí', tú: 'ti' }[at(place)] ?? at(place)}`
  const noun = words[place + 1]?.text ?? ''
  return at(place) === 'el' ? `al ${noun}` : `a ${at(place)} ${noun}`
}

/** Months and names take no article. */
const withoutArticle = wordsOf(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre navidad facebook instagram internet',
)
const endings = wordsOf('y pero porque mucho también')

/** Me gusta fútbol: what is liked in general takes its article. */
export function correctLikedArticle(reader: Reader, place: number): readonly Edit[] {
  const { at, read, isEnd, replace, words } = reader
  const isLiked = read(place - 1, 'verb').some(
    ({ lemma, person }) => /^(gustar|encantar|doler)$/.test(lemma) && person === 2,
  )
  if (
    !isLiked ||
    !(clitics as readonly string[]).includes(at(place - 2)) ||
    determiners.has(at(place)) ||
    withoutArticle.has(at(place))
  )
    return []
  const readings = read(place)
  const genders = new Set(readings.map(({ gender }) => gender))
  const [gender] = genders
  const isThing =
    readings.length > 0 && readings.every(({ kind, number }) => kind === 'noun' && number === 's')
  if (!isThing || genders.size > 1 || !gender || !(isEnd(place + 1) || endings.has(at(place + 1)))) return []
  const thing = `${gender === 'f' ? 'la' : 'el'} ${words[place]?.text}`
  return [replace(place, place, thing, ['likedArticle', thing])]
}
