import { placeOf } from '../sentence-edits.ts'
import { splitSentences, type TextRange } from '../speech/split-sentences.ts'

/**
 * Where the sentence of a message stands that holds a quotation, or those that it reaches over.
 * @returns undefined where it does not stand in the message as it is quoted
 */
export function rangeAround(quoted: string, message: string): TextRange | undefined {
  const start = placeOf(quoted, message)
  if (start === undefined) return undefined
  const end = start + quoted.length
  const touched = splitSentences(message, true).filter((range) => range.start < end && start < range.end)
  const [first] = touched
  const last = touched.at(-1)
  return first && last ? { start: Math.min(first.start, start), end: Math.max(last.end, end) } : undefined
}
