import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { isInfinitive } from './sure-words.ts'
import { determiners, wordsOf } from './words.ts'

/** Verbs whose subject is the thing: me gusta el café. */
export const backwardVerbs = wordsOf('gustar encantar doler interesar molestar faltar importar')
const persons = wordsOf('me te le nos os les')

/** Makes gustar and its like agree with the thing that is liked. */
export function correctGustar(reader: Reader, place: number): readonly Edit[] {
  const { at, read, replace, lexicon, words } = reader
  if (at(place) === 'yo' && wordsOf('gusto gusta').has(at(place + 1)))
    return [replace(place, place + 1, 'me gusta', ['esGustar'])]
  if (!persons.has(at(place - 1))) return []
  const verb = read(place, 'verb').find(
    ({ lemma, tense, person }) =>
      backwardVerbs.has(lemma) && /^(pr|im|pt)$/.test(tense ?? '') && (person === 2 || person === 5),
  )
  if (!verb?.tense) return []
  const after = wordsOf('mucho más también').has(at(place + 1)) ? place + 2 : place + 1
  // Me gustan leer: what one does is one thing.
  if (verb.person === 5 && isInfinitive(reader, after)) {
    const better = conjugate(lexicon, verb.lemma, verb.tense, 2)
    return better ? [replace(place, place, better, ['esLikedSingular', better])] : []
  }
  const number = determiners.get(at(after))?.number
  const noun = read(after + 1, 'noun').filter((reading) => reading.number === number)
  if (noun.length === 0 || !number) return []
  const isList = words.slice(after + 2).some(({ lower }) => [',', 'y', 'e', 'ni', 'o'].includes(lower))
  if (verb.person === 2 && number === 'p') {
    const better = conjugate(lexicon, verb.lemma, verb.tense, 5)
    return better ? [replace(place, place, better, ['esLikedPlural', better])] : []
  }
  if (verb.person === 5 && number === 's' && !isList) {
    const better = conjugate(lexicon, verb.lemma, verb.tense, 2)
    return better ? [replace(place, place, better, ['esLikedSingular', better])] : []
  }
  return []
}
