import type { Gender, GrammaticalNumber } from '../lexicon/analysis.ts'
import type { Reader } from '../sentence/reader.ts'
import { adjectivesBefore, commonVerbs, determiners, functionWords, wordsOf } from './words.ts'

const pronouns = wordsOf("le la l' les")
const prepositions = wordsOf('à de dans sur avec pour par chez sans et vers')

/** A determiner and its noun, with an adjective between them or not. */
export interface NounPhrase {
  determiner: number
  adjective?: number
  noun: number
  /** Of the noun: undefined where it may be either, or where that is in doubt. */
  gender?: Gender
  number?: GrammaticalNumber
}

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
  const adjectives = read(noun, 'adjective')
  const genders = new Set([...nouns, ...adjectives].map((reading) => reading.gender))
  const numbers = new Set(nouns.map(({ number }) => number))
  const [gender] = genders
  const [number] = numbers
  return {
    determiner: place,
    ...(hasAdjective && { adjective: place + 1 }),
    noun,
    ...(genders.size === 1 && gender && { gender }),
    ...(numbers.size === 1 && number && { number }),
  }
}

const isCapital = ({ words }: Reader, place: number) => /^\p{Lu}/u.test(words[place]?.text ?? '')

/** La porte: carries it, or the door. After a preposition or at the beginning it is the door. */
function isVerbAfterPronoun({ at, read, isStart }: Reader, place: number, noun: number): boolean {
  const verbs = read(noun, 'verb', 'infinitive')
  if (verbs.length === 0 || !pronouns.has(at(place)) || prepositions.has(at(place - 1))) return false
  return !isStart(place) || verbs.some(({ lemma }) => commonVerbs.has(lemma))
}
