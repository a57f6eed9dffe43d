import type { Reader } from '../../kit/sentence/reader.ts'
import { commonVerbs } from './words.ts'

/** Whether el is meant as él: el era alto, cuando el vino, con el y su madre. */
export function isHe(reader: Reader, place: number): boolean {
  const { at, isStart } = reader
  const next = at(place + 1)
  if (/^(con|para|por|sin|sobre|que)$/.test(at(place - 1)) && (isLast(reader, place) || next === 'y'))
    return true
  if (!isStart(place) && !/^(que|porque|cuando|pero|y|si|donde|aunque|,|entonces)$/.test(at(place - 1)))
    return false
  // El vale sirve todo el año: before another verb the first word is a noun.
  const isNoun =
    reader.read(place + 2, 'verb').length > 0 && reader.read(place + 2, 'noun', 'adjective').length === 0
  if (isNoun && isVerbOnly(reader, place + 1, 2)) return false
  const isClitic = /^(le|me|se|lo|nos|te)$/.test(next) && reader.read(place + 2, 'verb').length > 0
  // El también vive aquí.
  const isAdverb =
    /^(también|siempre|nunca|ya)$/.test(next) &&
    (isVerbOnly(reader, place + 2, 2) || /^(le|me|se|lo|no)$/.test(at(place + 2)))
  // El construyó su casa: a past that ends in an accent is nothing but a verb.
  const isPast =
    /[óé]$/.test(next) &&
    reader.read(place + 1).length > 0 &&
    reader.read(place + 1).every(({ tense, person }) => tense === 'pt' && person === 2)
  return isClitic || isAdverb || isPast || next === 'era' || next === 'no' || isVerbOnly(reader, place + 1, 2)
}

/** Whether a clause ends behind a word: before a quotation mark it may go on. */
export const isLast = ({ words }: Reader, place: number) =>
  /^(?:[.,;:!?…]|)$/u.test(words[place + 1]?.text ?? '')

/** Whether a word is a form of a common verb in a person, and nothing else. */
export function isVerbOnly(
  { read, at, lexicon }: Reader,
  place: number,
  person: number,
  mayBePlural = false,
): boolean {
  if (/^(que|como|para|entre|sobre|bajo|cerca|cumple)$/.test(at(place))) return false
  const readings = read(place)
  const isVerb = readings.some(
    (reading) => reading.kind === 'verb' && reading.person === person && commonVerbs.has(reading.lemma),
  )
  // Tu hablas: tu takes no plural.
  const isOnly = readings.every(
    ({ kind, number }) => kind === 'verb' || (mayBePlural && kind === 'noun' && number === 'p'),
  )
  return isVerb && isOnly && lexicon.rank(at(place)) < Infinity
}
