import { agreementOf, type NounPhrase } from '../../kit/sentence/noun-phrase.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { adjectivesBefore, commonVerbs, determiners, functionWords, wordsOf } from './words.ts'

const pronouns = wordsOf("le la l' les")
const prepositions = wordsOf('à de dans sur avec pour par chez sans et vers')

/** The noun phrase that begins with the determiner at a place; undefined where it is not surely one. */
export function findNounPhrase(reader: Reader, place: number): NounPhrase | undefined {
  const { at, read, isName } = reader
  if (!determiners.has(at(place)) || isName(place)) return undefined
  const hasAdjective =
    adjectivesBefore.has(at(place + 1)) &&
    read(place + 2, 'noun').length > 0 &&
    !functionWords.has(at(place + 2))
  const noun = place + (hasAdjective ? 2 : 1)
  if (functionWords.has(at(noun)) || determiners.has(at(noun)) || isCapital(reader, noun)) return undefined
  const nouns = read(noun, 'noun')
  if (nouns.length === 0 || isVerbAfterPronoun(reader, place, noun)) return undefined
  return {
    determiner: place,
    ...(hasAdjective && { adjective: place + 1 }),
    noun,
    ...agreementOf(nouns, read(noun, 'adjective')),
  }
}

const isCapital = ({ words }: Reader, place: number) => /^\p{Lu}/u.test(words[place]?.text ?? '')

/** La porte: carries it, or the door. After a preposition or at the beginning it is the door. */
function isVerbAfterPronoun({ at, read, isStart }: Reader, place: number, noun: number): boolean {
  const verbs = read(noun, 'verb', 'infinitive')
  if (verbs.length === 0 || !pronouns.has(at(place)) || prepositions.has(at(place - 1))) return false
  return !isStart(place) || verbs.some(({ lemma }) => commonVerbs.has(lemma))
}
