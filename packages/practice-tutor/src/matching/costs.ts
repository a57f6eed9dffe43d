import type { Difference } from './differences.ts'

// What the steps of an alignment cost, in hundredths of a word: whole numbers, so that equal sums are equal.

/** Replacing one word by another. */
export const replacementCost: Record<Difference, number> = {
  same: 0,
  accent: 10,
  form: 30,
  spelling: 35,
  other: 135,
}

/** A word too many, or one that is missing. */
export const dropCost = 70

/** Each further word of an open slot; a name may have several. */
export const openCost = 5

/** 1 where nothing was to pay, 0 where it is as much as all of the longer side's words. */
export function similarityOf(cost: number, given: number, expected: number): number {
  const whole = 100 * Math.max(given, expected, 1)
  return Math.max(0, (whole - cost) / whole)
}
