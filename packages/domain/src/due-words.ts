import { strengthBand, wordStrength, type StrengthBand } from './strength.ts'

/** A word of the bank with when it was met last. */
export interface MetWord {
  term: string
  seen: number
  clicks: number
  /** Milliseconds since the epoch. */
  lastMet: number
}

/** Days after which a word should be met again: the weaker, the sooner. */
export const dueAfterDays: Record<StrengthBand, number> = { weak: 1, medium: 7, strong: 30 }

const dayMs = 86_400_000

/**
 * The words that should be met again now, the most overdue first in proportion to their time; of two alike the weaker
 * one, then the alphabet.
 * @param now milliseconds since the epoch
 * @param most how many at most; 0 or more
 */
export function dueWords(words: readonly MetWord[], now: number, most: number): string[] {
  return words
    .map(({ term, seen, clicks, lastMet }) => {
      const strength = wordStrength(seen, clicks)
      const overdue = (now - lastMet) / (dueAfterDays[strengthBand(strength)] * dayMs)
      return { term, strength, overdue }
    })
    .filter(({ overdue }) => overdue >= 1)
    .toSorted((a, b) => b.overdue - a.overdue || a.strength - b.strength || (a.term < b.term ? -1 : 1))
    .slice(0, most)
    .map(({ term }) => term)
}

/** Due words that a turn may bring up. */
const mostOfTurn = 8

/** How the database tells a word to a turn: term, times seen, times clicked, met last in seconds since the epoch. */
export type WordOfTurn = readonly [term: string, seen: number, clicks: number, lastMet: number]

/**
 * The words that a turn may bring up, the most overdue first.
 * @param lists words touched last and words touched longest ago; a word may stand in both
 * @param now milliseconds since the epoch
 */
export function dueWordsOfTurn(lists: readonly (readonly WordOfTurn[])[], now: number): string[] {
  const words = new Map(lists.flat().map((word) => [word[0], word]))
  const met = Array.from(words.values(), ([term, seen, clicks, seconds]) => ({
    term,
    seen,
    clicks,
    lastMet: seconds * 1000,
  }))
  return dueWords(met, now, mostOfTurn)
}
