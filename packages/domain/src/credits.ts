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
 * How much of the 10,000 credits is used, in percent from 0 to 100, not rounded (requirement 9.2). A balance above 10,000,
 * as a plan or a grant may give, counts as nothing used.
 * @param credits the balance
 */
export function usagePercent(credits: number): number {
  return Math.min(100, Math.max(0, ((creditsBasis - credits) / creditsBasis) * 100))
}
