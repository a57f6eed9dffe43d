import { applyEdits, editSentence, placeOf, type SentenceEdit } from '../sentence-edits.ts'
import type { TextRange } from '../speech/split-sentences.ts'
import type { Correction } from '../tutor-turn.ts'

/**
 * A text, or one span of it, with all of its corrections put in. It may still have mistakes that nobody saw.
 * @returns undefined where a correction has no place in the text, so that something found wrong would stay in it
 */
export function mendText(
  text: string,
  corrections: readonly Correction[],
  { start, end }: TextRange = { start: 0, end: text.length },
): string | undefined {
  const { edits, outside } = editSentence(text, corrections)
  if (outside.length > 0 || corrections.some(({ original }) => reachesOver(original))) return undefined
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end)
  const shifted = inside.map((edit): SentenceEdit => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }))
  return tidySpaces(applyEdits(text.slice(start, end), shifted))

  /** Whether a quotation begins inside and ends outside, or the other way round: its sentences are corrected as one. */
  function reachesOver(quoted: string): boolean {
    const at = placeOf(quoted, text) ?? end
    const until = at + quoted.length
    return at < end && start < until && (at < start || until > end)
  }
}

/** Where a word went, its space stays. */
const tidySpaces = (text: string): string => text.replace(/ {2,}/gu, ' ').trim()
