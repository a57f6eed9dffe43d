import type { Edit } from './because.ts'
import type { Analysis, Gender, GrammaticalNumber } from '../../kit/lexicon/analysis.ts'
import { agree, conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { correctAdjective } from './agreement.ts'
import { beginsClause, findSubject, skip } from './clause.ts'
import { findNounPhrase } from './noun-phrase.ts'
import { beforeVerb, determiners, functionWords, kin, subjects, timeNouns, wordsOf } from './words.ts'

const degree = wordsOf('muy tan bastante más menos demasiado también un poco')
const genders: Readonly<Record<string, Gender>> = { él: 'm', ella: 'f', nosotras: 'f', ellas: 'f' }

/** Adjectives after ser and estar, all of a list of them: mi madre es alta y simpático, ellos son amable, son muy interesante. */
export function correctAttributes(reader: Reader, place: number): readonly Edit[] {
  return [
    ...ofSubject(reader, place),
    ...ofThing(reader, place),
    ...ofMany(reader, place),
    ...beside(reader, place),
  ]
}

const isBeing = ({ read }: Reader, place: number): Analysis | undefined =>
  read(place, 'verb').find(
    ({ lemma, tense }) => /^(ser|estar)$/.test(lemma) && tense !== 'ip' && tense !== 'su',
  )

/** The further adjectives of a list, where who is spoken of is named before the verb. */
function ofSubject(reader: Reader, place: number): readonly Edit[] {
  const { at } = reader
  const subject = findSubject(reader, place)
  if (!subject) return []
  const verb = skip(reader, subject.next, beforeVerb)
  const being = isBeing(reader, verb)
  if (!being || being.person !== subject.person) return []
  const phrase = subject.isPronoun ? undefined : findNounPhrase(reader, place)
  const gender = genders[at(place)] ?? phrase?.gender ?? genderOf(at(subject.next - 1), subject.isPronoun)
  const number: GrammaticalNumber = subject.person > 2 ? 'p' : 's'
  const edits: Edit[] = []
  for (const adjective of listFrom(reader, verb + 1)) {
    const isFirst = edits.length === 0 && adjective === skip(reader, verb + 1, degree)
    // The first of them alone: other rules look at it where a gender is known.
    if (isFirst && gender) continue
    edits.push(...correctAdjective(reader, adjective, gender, number, 'predicate'))
  }
  return edits
}

/** Madre, hermana, amigas: words for people whose ending is their gender. */
const genderOf = (word: string, isPronoun: boolean): Gender | undefined => {
  if (isPronoun || !kin.has(word)) return undefined
  if (/^(madre|mujer|mamá)$/.test(word) || /as?$/.test(word)) return word === 'familia' ? undefined : 'f'
  return 'm'
}

/** Places of the adjectives from a place on, with commas and y between them. */
function listFrom(reader: Reader, start: number): number[] {
  const { at, read } = reader
  const found: number[] = []
  let place = skip(reader, start, degree)
  while (found.length < 6) {
    const readings = read(place)
    const isAdjective =
      readings.some(({ kind }) => kind === 'adjective' || kind === 'participle') &&
      !functionWords.has(at(place))
    if (!isAdjective) break
    // Es una mujer alta, with a noun behind it the adjective is another's.
    const isBeforeNoun = read(place + 1, 'noun').length > 0 && read(place + 1, 'adjective').length === 0
    if (isBeforeNoun) break
    found.push(place)
    let next = place + 1
    if (at(next) === ',') next++
    if (/^[ye]$/.test(at(next))) next++
    if (next === place + 1) break
    place = skip(reader, next, degree)
  }
  return found
}

/** Son muy interesante: of more than one, at the end of the clause. */
function ofMany(reader: Reader, place: number): readonly Edit[] {
  const { at, read, isEnd, lexicon, replace } = reader
  const being = isBeing(reader, place)
  if (being?.person === undefined || being.person < 3 || at(place - 1) in subjects) return []
  // Mi familia son graciosa: there the verb may be what is wrong.
  const isOne =
    read(place - 1, 'noun').some(({ number }) => number === 's') &&
    ![2, 3, 4].some((back) => /^[ye]$/.test(at(place - back)))
  if (isOne || read(place - 2, 'gerund').length > 0) return []
  const adjective = skip(reader, place + 1, degree)
  const readings = read(adjective)
  const [first] = readings
  const isLast = isEnd(adjective + 1) || /^(y|pero|porque|conmigo|para)$/.test(at(adjective + 1))
  const isSingular =
    readings.length > 0 &&
    readings.every(({ kind, number }) => (kind === 'adjective' || kind === 'participle') && number === 's')
  if (!first || !isSingular || !isLast || functionWords.has(at(adjective)) || timeNouns.has(at(adjective)))
    return []
  if (
    /^(mejor|peor|mayor|menor|igual|tal|claro|posible)$/.test(at(adjective)) ||
    lexicon.rank(at(adjective)) === Infinity
  )
    return []
  const better =
    at(adjective).endsWith('o') || at(adjective).endsWith('a') || at(adjective).endsWith('e')
      ? `${at(adjective)}s`
      : agree(lexicon, first.lemma, first.gender, 'p')
  if (better === undefined || better === at(adjective)) return []
  return [replace(adjective, adjective, better, ['esManySo', better])]
}

/** Una chica alta y simpático: the further adjectives behind a noun. */
function beside(reader: Reader, place: number): readonly Edit[] {
  const phrase = findNounPhrase(reader, place)
  // Los colores negro y verde.
  if (
    !phrase?.gender ||
    !phrase.number ||
    reader.at(phrase.noun) === 'colores' ||
    determiners.get(reader.at(place))?.number !== phrase.number
  )
    return []
  const [first, ...others] = listFrom(reader, phrase.noun + 1)
  const isOwn =
    first !== undefined &&
    reader
      .read(first, 'adjective')
      .some(
        ({ gender, number }) =>
          (!gender || gender === phrase.gender) && (!number || number === phrase.number),
      )
  const last = others.at(-1)
  // Una casa bonita y barato: only up to the end of the clause do all of them belong to the noun.
  if (
    !isOwn ||
    last === undefined ||
    !(reader.isEnd(last + 1) || /^(que|pero|porque|con|en|de)$/.test(reader.at(last + 1)))
  )
    return []
  // Español, inglés and the like are nouns as well, of a list of their own.
  const isPlain =
    others.every(
      (other) =>
        !/^(español|inglés|francés|alemán|chino|italiano|portugués|ruso|japonés)$/.test(reader.at(other)),
    ) &&
    (first === undefined ||
      reader.read(first, 'noun').length === 0 ||
      others.every((other) => reader.read(other, 'noun').length === 0))
  return !isPlain
    ? []
    : others.flatMap((other) => [
        ...correctAdjective(reader, other, phrase.gender, phrase.number ?? 's', 'predicate'),
      ])
}

/** Las piernas son largas y fuerte; una persona que es muy simpático. */
function ofThing(reader: Reader, place: number): readonly Edit[] {
  const { at, read } = reader
  const phrase = findNounPhrase(reader, place)
  const { gender, number } = phrase ?? {}
  if (!phrase || !gender || !number || determiners.get(at(place))?.number !== number) return []
  const isFitting = read(phrase.noun + 1, 'adjective').length > 0 && !/^(que|de)$/.test(at(phrase.noun + 1))
  const after = phrase.noun + (isFitting ? 2 : 1)
  const isRelative = at(after) === 'que'
  // Of kin as the subject ofSubject tells.
  if (!isRelative && (!beginsClause(reader, place) || kin.has(at(phrase.noun)))) return []
  const verb = skip(reader, isRelative ? after + 1 : after, beforeVerb)
  const being = isBeing(reader, verb)
  if (isRelative && number === 'p' && being?.person === 2) return ofSeveral(reader, verb, being)
  if (being?.person !== (number === 'p' ? 5 : 2)) return []
  const adjectives = listFrom(reader, verb + 1)
  const last = adjectives.at(-1)
  // La ciudad que es famosa por: only what ends its clause is surely said of the noun.
  if (
    last === undefined ||
    !(reader.isEnd(last + 1) || /^(y|pero|porque|con|conmigo|en)$/.test(at(last + 1)))
  )
    return []
  const told = isRelative ? adjectives : adjectives.slice(1)
  return told.flatMap((adjective) => [...correctAdjective(reader, adjective, gender, number, 'predicate')])
}

/** Personas que es simpáticas: the adjective shows whom the verb is said of. */
function ofSeveral(reader: Reader, verb: number, { lemma, tense }: Analysis): readonly Edit[] {
  const { read, lexicon, replace } = reader
  const adjective = skip(reader, verb + 1, degree)
  const readings = read(adjective)
  const isMany =
    readings.length > 0 &&
    readings.every(({ kind, number }) => (kind === 'adjective' || kind === 'participle') && number === 'p')
  const form = isMany && tense ? conjugate(lexicon, lemma, tense, 5) : undefined
  return form === undefined ? [] : [replace(verb, verb, form, ['esRelativePlural', form])]
}
