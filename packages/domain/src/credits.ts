import { creditsBasis } from './profile.ts'

/** The price list: what each AI call costs in credits, the same for every engine (requirement 9.12b). */
export const creditPrices = {
  reply: 10,
  feedback: 5,
  suggestions: 3,
  goal: 2,
  translation: 2,
  explanation: 2,
  transcription: 5,
  activity: 15,
  /** For each started 100 characters. */
  speech: 1,
} as const

/** What a learner can buy; the ledger names its rows after these. */
export type PaidCall = keyof typeof creditPrices

/** How many characters one credit of speech reads out. */
const charactersPerSpeechCredit = 100

/** Credits for reading a text out. A character is a code point; an empty text costs nothing. */
export function speechPrice(text: string): number {
  return Math.ceil([...text].length / charactersPerSpeechCredit) * creditPrices.speech
}

/**
 * How much of the month's allowance is used, in percent from 0 to 100, not rounded (requirement 9.2, whose 10,000 is the
 * allowance without a plan; decisions, Tokens). A balance above it, as a grant may give, counts as nothing used.
 * @param credits the balance
 * @param allowance what the learner's plan gives a month; with 0 all is used
 */
export function usagePercent(credits: number, allowance: number = creditsBasis): number {
  if (allowance <= 0) return 100
  return Math.min(100, Math.max(0, ((allowance - credits) / allowance) * 100))
}

/**
 * When the balance is next set back to the allowance, in milliseconds since the epoch: as the calendar month of the
 * server's clock, which is UTC, begins.
 * @param now milliseconds since the epoch
 */
export function nextRefill(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
