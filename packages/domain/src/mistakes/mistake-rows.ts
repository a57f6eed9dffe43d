import type { Correction } from '../tutor-turn.ts'
import { mistakeCategory } from './mistake-category.ts'

/** Longest text of a mistake that is kept, in characters; the table takes no more. */
const longestText = 500
const longestExplanation = 1000

/** A mistake as the log of mistakes takes it. */
export interface MistakeRow {
  original: string
  corrected: string
  explanation: string
  category: string
  message_id: string
}

/** The corrections of a message that the log can keep, each with its kind. */
export function mistakeRows(corrections: readonly Correction[], messageId: string): MistakeRow[] {
  return corrections
    .filter(({ original, corrected }) => original.trim() !== '' && original !== corrected)
    .filter(({ original, corrected }) => Math.max(original.length, corrected.length) <= longestText)
    .map(({ original, corrected, explanation }) => ({
      original,
      corrected,
      explanation: explanation.slice(0, longestExplanation),
      category: mistakeCategory(original, corrected),
      message_id: messageId,
    }))
}
