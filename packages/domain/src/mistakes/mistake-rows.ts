import type { Correction } from '../tutor-turn.ts'
import { mistakeCategory } from './mistake-category.ts'
import { sentenceAround } from './sentence-around.ts'

/** Longest text of a mistake that is kept, in characters; the table takes no more. */
const longestText = 500
const longestExplanation = 1000

/** A mistake as the log of mistakes takes it. */
export interface MistakeRow {
  original: string
  corrected: string
  /** What the learner wrote around it; missing where it is not known, and in rows that waited since before it was kept. */
  sentence?: string
  explanation: string
  category: string
  message_id: string
}

/** A message of the learner, and what names it. */
interface CorrectedMessage {
  id: string
  text: string
}

/** The corrections of a message that the log can keep, each with its kind and the sentence it was made in. */
export function mistakeRows(corrections: readonly Correction[], message: CorrectedMessage): MistakeRow[] {
  return corrections
    .filter(({ original, corrected }) => original.trim() !== '' && original !== corrected)
    .filter(({ original, corrected }) => Math.max(original.length, corrected.length) <= longestText)
    .map(({ original, corrected, explanation }) => {
      const sentence = sentenceAround(original, message.text)
      return {
        original,
        corrected,
        ...(sentence !== undefined && sentence.length <= longestText && { sentence }),
        explanation: explanation.slice(0, longestExplanation),
        category: mistakeCategory(original, corrected),
        message_id: message.id,
      }
    })
}
