import type { Difference } from './differences.ts'

// What the steps of an alignment cost, in hundredths of a word: whole numbers, so that equal sums are equal.

/** Replacing one word by another. */
const replacementCost: Record<Difference, number> = {
  same: 0,
  accent: 10,
  form: 30,
  spelling: 35,
  other: 135,
}

/** An aside that is left out. */
export const asideCost = 0

/** A word too many, or one that is missing. */
export const dropCost = 70

/** A negation that the wording does not have: whoever denies something has not said it, however alike the words are. */
export const denialCost = 1000

/** Each further word of an open slot; a name may have several. */
const openCost = 5

/** What it costs to leave each given word out of account. */
export type DropCosts = readonly number[]

/**
 * Replacing a given word. One that weighs more than others is replaced by none, however alike they are (pas, pars), nor
 * is an aside (ben, bien).
 */
export function priceOf(difference: Difference, drop: number): number {
  if (difference === 'same' || drop === dropCost) return replacementCost[difference]
  return drop > dropCost ? drop : replacementCost.other
}

/** What it costs that an open slot takes a word, the first or a further one; a negation is no part of a name. */
export const priceInSlot = (isFirst: boolean, drop: number): number =>
  (isFirst ? 0 : openCost) + Math.max(0, drop - dropCost)

/** 1 where nothing was to pay, 0 where it is as much as all of the longer side's words. */
export function similarityOf(cost: number, given: number, expected: number): number {
  const whole = 100 * Math.max(given, expected, 1)
  return Math.max(0, (whole - cost) / whole)
}
