import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsClause, numberAfter } from './clause.ts'
import { backwardVerbs } from './gustar.ts'
import { isInfinitive, sureNoun } from './sure-words.ts'
import { determiners, wordsOf } from './words.ts'

const before = wordsOf('no también siempre nunca ya')

/** Los españoles les encanta el fútbol, Ana le gusta bailar: le needs its a, whoever it is that likes. */
export function correctNamedLiker(reader: Reader, place: number): readonly Edit[] {
  const { at, read, isStart, replace, words } = reader
  const isBackward = read(place, 'verb').some(
    ({ lemma, person }) => backwardVerbs.has(lemma) && (person === 2 || person === 5),
  )
  if (!isBackward || !/^les?$/.test(at(place - 1)) || !isLikedAfter(reader, place + 1)) return []
  let end = place - 1
  while (before.has(at(end - 1))) end--
  const start = subjectBefore(reader, end, at(place - 1) === 'les')
  if (start === undefined) return []
  const word = words[start]?.text ?? ''
  const written = determiners.has(at(start)) || /^tod[oa]s$/.test(at(start)) ? at(start) : word
  const whom = at(start) === 'el' ? 'al' : `a ${written}`
  const better = /^\p{Lu}/u.test(word) && isStart(start) ? whom.charAt(0).toUpperCase() + whom.slice(1) : whom
  const edit = replace(start, start, better, ['esLiker', `${whom} … ${at(place - 1)} ${at(place)}`])
  return [{ ...edit, replacement: better }]
}

/** What is liked, so that it is not who stands before. */
function isLikedAfter(reader: Reader, place: number): boolean {
  const { at, read } = reader
  if (isInfinitive(reader, place) || numberAfter(reader, place) !== undefined || at(place) === 'que')
    return true
  const readings = read(place)
  return readings.length > 0 && readings.every(({ kind }) => kind === 'noun')
}

/** Where the subject that ends before a place begins its clause: a name, or a determiner and a noun of its number. */
function subjectBefore(reader: Reader, end: number, isPlural: boolean): number | undefined {
  const { at, isName, isStart, read, words } = reader
  let name = end
  const isNameAt = (place: number) =>
    isName(place) ||
    (isStart(place) &&
      /^\p{Lu}/u.test(words[place]?.text ?? '') &&
      read(place).length === 0 &&
      reader.isWord(place))
  while (isNameAt(name - 1)) name--
  if (name < end && !isPlural && beginsClause(reader, name)) return name
  const isNoun = (place: number) =>
    sureNoun(reader, place).some(({ number }) => number === (isPlural ? 'p' : 's')) &&
    !/^(cosa|cosas|idea|vez)$/.test(at(place))
  const noun = isNoun(end - 1)
    ? end - 1
    : read(end - 1, 'adjective').length > 0 && isNoun(end - 2)
      ? end - 2
      : undefined
  const determiner = noun === undefined ? undefined : noun - 1
  if (determiner === undefined || determiners.get(at(determiner))?.number !== (isPlural ? 'p' : 's'))
    return undefined
  const first = /^tod[oa]s$/.test(at(determiner - 1)) ? determiner - 1 : determiner
  return beginsClause(reader, first) ? first : undefined
}

const bareEnd = wordsOf('y e o de del pero porque con en como')

/** Me gusta perros: what one likes in general takes its article, in the plural too. */
export function correctLikedPlural(reader: Reader, place: number): readonly Edit[] {
  const { at, read, isEnd, replace, words, lexicon } = reader
  const liked = read(place, 'verb').find(
    ({ lemma, person }) =>
      /^(gustar|encantar|molestar|interesar|fascinar)$/.test(lemma) && (person === 2 || person === 5),
  )
  if (!liked || !/^(me|te|le|nos|os|les)$/.test(at(place - 1))) return []
  const noun = /^(mucho|más|también)$/.test(at(place + 1)) ? place + 2 : place + 1
  if (reader.isName(noun) || determiners.has(at(noun))) return []
  const nouns = sureNoun(reader, noun)
  const [first] = nouns
  const gender = nouns.every((reading) => reading.gender === first?.gender) ? first?.gender : undefined
  const isPlural = nouns.length > 0 && nouns.every(({ number }) => number === 'p')
  if (
    !isPlural ||
    !gender ||
    !(isEnd(noun + 1) || bareEnd.has(at(noun + 1)) || read(noun + 1, 'adjective').length > 0)
  )
    return []
  const thing = `${gender === 'f' ? 'las' : 'los'} ${words[noun]?.text}`
  const form = liked.person === 2 ? lexicon.inflect(liked.lemma, `${liked.tense}3p`)[0] : words[place]?.text
  if (form === undefined) return []
  const between = noun > place + 1 ? ` ${at(place + 1)}` : ''
  return [replace(place, noun, `${form}${between} ${thing}`, ['likedArticle', thing])]
}
