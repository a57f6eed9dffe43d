import type { Analysis, Gender, GrammaticalNumber } from '../lexicon/analysis.ts'

/** A determiner and its noun, with an adjective between them or not. */
export interface NounPhrase {
  determiner: number
  adjective?: number
  noun: number
  /** Of the noun: undefined where it may be either, or where that is in doubt. */
  gender?: Gender
  number?: GrammaticalNumber
}

/** Gender and number of a noun, each where its readings agree; adjectives are readings of it as well. */
export function agreementOf(nouns: readonly Analysis[], adjectives: readonly Analysis[]) {
  const genders = new Set([...nouns.map(({ gender }) => gender), ...adjectives.map(({ gender }) => gender)])
  const numbers = new Set(nouns.map(({ number }) => number))
  const [gender] = genders
  const [number] = numbers
  return {
    ...(genders.size === 1 && gender && { gender }),
    ...(numbers.size === 1 && number && { number }),
  }
}
