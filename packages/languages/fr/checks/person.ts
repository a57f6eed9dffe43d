import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { clitics, determiners, subjects, wordsOf } from './words.ts'
import { correctVerb } from './verbs.ts'

const strong = wordsOf("avec pour chez à de sans et ou par sur entre d'")
const beforeSubject = wordsOf(
  "que qu' quand si mais donc car puis alors où comme lorsque lorsqu' parce aujourd'hui hier",
)

/** The place of the verb after the pronoun at a place; undefined where the pronoun is not surely its subject. */
export function verbOfSubject(
  { at, isStart, isWord, words, text }: Reader,
  place: number,
): number | undefined {
  const word = at(place)
  if (subjects[word] === undefined) return undefined
  const isBeginning = isStart(place) || !isWord(place - 1) || beforeSubject.has(at(place - 1))
  if (/^(nous|vous)$/.test(word) && !isBeginning) return undefined
  // Qui nous attend, nous attend: behind a comma it may be the object of what was said before.
  if (
    /^(nous|vous)$/.test(word) &&
    at(place - 1) === ',' &&
    words.slice(0, place).some(({ lower }) => lower === 'qui')
  )
    return undefined
  if (/^elles?$/.test(word) && strong.has(at(place - 1))) return undefined
  if (text.charAt((words[place]?.start ?? 0) - 1) === '-') return undefined
  let verb = place + 1
  while (clitics.has(at(verb))) verb++
  return isWord(verb) && !/^(et|ou|ni)$/.test(at(place + 1)) ? verb : undefined
}

const isAfterQue = ({ at }: Reader, place: number) => /^(que|qu')$/.test(at(place - 1))

/** Makes a verb agree with the subject pronoun before it. */
export function correctPerson(reader: Reader, place: number): readonly Edit[] {
  const person = subjects[reader.at(place)]
  const verb = verbOfSubject(reader, place)
  if (person === undefined || verb === undefined) return []
  // Ce que vous dit cette femme, de là nous viennent ces idées: the subject may follow.
  const isObject = /^(nous|vous)$/.test(reader.at(place))
  const isTheirs = reader.read(verb, 'verb').every((reading) => reading.person === 5)
  if (isObject && (isTheirs || (isAfterQue(reader, place) && determiners.has(reader.at(verb + 1))))) return []
  // Il y sont trois chambres: il y a was meant.
  if (reader.at(place) === 'il' && reader.at(verb - 1) === 'y' && reader.at(verb) === 'sont') return []
  // Il sont: nobody says il est so; the s that one does not hear is missing.
  if (
    reader.at(place) === 'il' &&
    reader.at(verb - 1) !== 'y' &&
    /^(sont|ont|vont|font)$/.test(reader.at(verb))
  ) {
    return [reader.replace(place, place, 'ils', ['goesWith', 'ils', reader.at(verb)])]
  }
  // Je vous aide: between a subject and its verb, another pronoun is an object.
  return correctVerb(reader, verb, person, reader.words[place]?.text ?? '')
}
