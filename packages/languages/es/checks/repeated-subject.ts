import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beforeVerb, clitics, kin, subjects, wordsOf } from './words.ts'

const joints = wordsOf('y e pero porque cuando que si ,')
/** Beside these a pronoun is said with weight, and stays. */
const weight = wordsOf('también tampoco mismo misma sola solo sí mientras')
const mine = /^(yo|nosotr[oa]s)$/

/** Yo vivo en Roma y yo trabajo aquí: the verb says who, so a subject is named once. */
export function correctRepeatedSubject(reader: Reader, place: number): readonly Edit[] {
  const { at, words, replace } = reader
  const joint = at(place - 1)
  const isPlain = at(place) in subjects && !/^(usted|ustedes)$/.test(at(place)) && joints.has(joint)
  if (
    !isPlain ||
    !isSubject(reader, place) ||
    words.some(({ lower }) => weight.has(lower)) ||
    /^(se|,)$/.test(at(place + 1))
  )
    return []
  // Él cree que él: of others somebody else may be meant.
  if (/^(que|cuando|si|porque)$/.test(joint) && !mine.test(at(place)) && !isNamedAgain(reader, place))
    return []
  if (!isSaidBefore(reader, place)) return []
  return [replace(place - 1, place, words[place - 1]?.text ?? '', ['esSaidOnce', at(place)])]
}

/** Whether a pronoun has its own verb behind it. */
function isSubject({ at, read }: Reader, place: number): boolean {
  const person = subjects[at(place)]
  let verb = place + 1
  while (clitics.has(at(verb)) || beforeVerb.has(at(verb))) verb++
  return read(verb, 'verb').some((reading) => reading.person === person && reading.tense !== 'ip')
}

const isNamedAgain = (reader: Reader, place: number): boolean =>
  reader.at(place - 1) === 'porque' &&
  reader.words.slice(0, place - 1).some(({ lower }) => lower === reader.at(place))

/** Whether the sentence has said who before, and named nobody else since. */
function isSaidBefore(reader: Reader, place: number): boolean {
  const { at, isName, isWord, words } = reader
  const isMine = mine.test(at(place))
  for (let before = place - 2; before >= 0; before--) {
    if (at(before) === at(place))
      return isSubject(reader, before) && !/^(y|ni|que|como|a|de|con)$/.test(at(before - 1))
    const isOther = at(before) in subjects || isName(before) || kin.has(at(before))
    const isBreak = !isWord(before) && words[before]?.text !== ','
    // Of yo and nosotros nobody else can be meant.
    if (isBreak || (isOther && !isMine)) return false
  }
  return false
}
