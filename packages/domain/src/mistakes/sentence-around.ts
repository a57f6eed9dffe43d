import { placeOf } from '../sentence-edits.ts'
import { splitSentences } from '../speech/split-sentences.ts'

/**
 * The sentence of a message that a quotation stands in, or those that it reaches over.
 * @returns undefined where it does not stand in the message as it is quoted
 */
export function sentenceAround(quoted: string, message: string): string | undefined {
  const start = placeOf(quoted, message)
  if (start === undefined) return undefined
  const end = start + quoted.length
  const touched = splitSentences(message, true).filter((range) => range.start < end && start < range.end)
  const [first] = touched
  const last = touched.at(-1)
  return first && last ? message.slice(Math.min(first.start, start), Math.max(last.end, end)) : undefined
}
