import type { Reason } from '../reasons/reason.ts'
import type { Correction } from './correction.ts'

/**
 * A change to a text: the characters from start to before end become `replacement`.
 * @template Because the reasons that a language has
 */
export interface Edit<Because extends Reason = Reason> {
  start: number
  end: number
  replacement: string
  reason: Because
}

/** Makes every change. They must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let changed = text
  for (const { start, end, replacement } of edits.toSorted((a, b) => b.start - a.start))
    changed = changed.slice(0, start) + replacement + changed.slice(end)
  return changed
}

/** Those edits that change something and do not overlap an earlier one of the list. */
export function withoutOverlaps(text: string, edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits) {
    const isFree = kept.every(({ start, end }) => edit.end <= start || end <= edit.start)
    if (isFree && text.slice(edit.start, edit.end) !== edit.replacement) kept.push(edit)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/**
 * Tells an edit as a correction. Its original is as much of the sentence as it takes to stand there only once, so that
 * one can see which word is meant.
 * @param tell puts a reason into words
 */
export function toCorrection(
  text: string,
  { start, end, replacement, reason }: Edit,
  tell: (reason: Reason) => string,
): Correction {
  let [from, to] = [start, end]
  while (text.split(text.slice(from, to)).length > 2 && (from > 0 || to < text.length)) {
    to = nextBreak(text, to)
    if (text.split(text.slice(from, to)).length > 2) from = lastBreak(text, from)
  }
  return {
    original: text.slice(from, to),
    corrected: text.slice(from, start) + replacement + text.slice(end, to),
    explanation: tell(reason),
  }
}

const isHan = (text: string) => /\p{Script=Han}/u.test(text)

function nextBreak(text: string, place: number): number {
  if (place >= text.length) return place
  if (isHan(text.charAt(place))) return place + 1
  const found = text.slice(place + 1).search(/\s|$/)
  return place + 1 + Math.max(0, found)
}

function lastBreak(text: string, place: number): number {
  if (place <= 0) return 0
  if (isHan(text.charAt(place - 1))) return place - 1
  return text.slice(0, place - 1).search(/\S+$/) < 0 ? 0 : text.slice(0, place - 1).search(/\S+$/)
}
