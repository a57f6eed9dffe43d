import type { Correction } from '../tutor-turn.ts'
import { mistakeCategory } from './mistake-category.ts'
import { mendText } from './mend-text.ts'
import { rangeAround } from './sentence-around.ts'

/** Longest text of a mistake that is kept, in characters; the table takes no more. */
const longestText = 500
const longestExplanation = 1000

/** A mistake as the log of mistakes takes it. */
export interface MistakeRow {
  original: string
  corrected: string
  /** What the learner wrote around it; missing where it is not known, and in rows that waited since before it was kept. */
  sentence?: string
  /** That sentence with all put right that was found wrong in it; missing where something had no place in it. */
  mended?: string
  explanation: string
  category: string
  message_id: string
}

/** A message of the learner, and what names it. */
interface CorrectedMessage {
  id: string
  text: string
  languageCode: string
}

/**
 * The corrections of a message that the log can keep, each with its kind, the sentence it was made in, and that sentence
 * mended. What is perhaps a mistake is none, and a sentence that may hold one more is not told as mended.
 */
export function mistakeRows(corrections: readonly Correction[], message: CorrectedMessage): MistakeRow[] {
  const sure = corrections.filter(({ perhaps }) => !perhaps)
  return sure
    .filter(({ original, corrected }) => original.trim() !== '' && original !== corrected)
    .filter(({ original, corrected }) => Math.max(original.length, corrected.length) <= longestText)
    .map(({ original, corrected, explanation }) => ({
      original,
      corrected,
      ...withoutDoubt(sentencesOf(original, sure, message.text), sure.length < corrections.length),
      explanation: explanation.slice(0, longestExplanation),
      category: mistakeCategory(original, corrected, message.languageCode),
      message_id: message.id,
    }))
}

const withoutDoubt = (
  { mended, ...sentences }: Pick<MistakeRow, 'sentence' | 'mended'>,
  hasDoubts: boolean,
): Pick<MistakeRow, 'sentence' | 'mended'> => ({
  ...sentences,
  ...(mended !== undefined && !hasDoubts && { mended }),
})

/** The sentence that a mistake was made in, and the same mended, as far as they are known and a row can hold them. */
function sentencesOf(
  original: string,
  corrections: readonly Correction[],
  text: string,
): Pick<MistakeRow, 'sentence' | 'mended'> {
  const range = rangeAround(original, text)
  if (!range || range.end - range.start > longestText) return {}
  const sentence = text.slice(range.start, range.end)
  const mended = mendText(text, corrections, range)
  const isKept = mended !== undefined && mended !== sentence && mended !== '' && mended.length <= longestText
  return isKept ? { sentence, mended } : { sentence }
}
