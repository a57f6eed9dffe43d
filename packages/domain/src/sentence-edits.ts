import { diffSentences } from '@lingarden/text/sentence-diff'
import type { Correction } from './tutor-turn.ts'

/** A change of a sentence: what lies from `start` to `end` (UTF-16 code units) goes, and `added` comes in its place. */
export interface SentenceEdit {
  start: number
  end: number
  added: string
}

export interface EditedSentence {
  /**
   * In the order of the sentence. None lies over another; where two stand side by side, as of Han characters, what is only
   * put in comes before what is replaced behind it.
   */
  edits: SentenceEdit[]
  /** Corrections of something that does not stand in the sentence as it is quoted, or that another one covers. */
  outside: Correction[]
}

/** Where the corrections of a sentence change it. */
export function editSentence(sentence: string, corrections: readonly Correction[]): EditedSentence {
  const edits: SentenceEdit[] = []
  const outside: Correction[] = []
  for (const correction of corrections) {
    const { original, corrected } = correction
    const place = placeOf(original, sentence)
    const found = place === undefined ? [] : shift(editsBetween(original, corrected), place)
    if (found.length > 0 && !found.some((edit) => edits.some((other) => collide(edit, other)))) {
      edits.push(...found)
    } else outside.push(correction)
  }
  return { edits: edits.toSorted((a, b) => a.start - b.start || a.end - b.end), outside }
}

/**
 * Where a quotation stands in a sentence, in UTF-16 code units: as whole words if it can be, so that “un” is not found
 * in “alguna”; undefined where it does not stand in it.
 */
export function placeOf(quoted: string, sentence: string): number | undefined {
  if (quoted === '') return undefined
  let first: number | undefined
  for (let at = sentence.indexOf(quoted); at >= 0; at = sentence.indexOf(quoted, at + 1)) {
    first ??= at
    if (!cutsWord(sentence, at) && !cutsWord(sentence, at + quoted.length)) return at
  }
  return first
}

/** Whether a place lies inside a word; Han characters are words of their own. */
const cutsWord = (text: string, at: number): boolean =>
  /[\p{L}\p{M}\d]$/u.test(text.slice(0, at)) &&
  /^(?!\p{Script=Han})[\p{L}\p{M}\d]/u.test(text.slice(at)) &&
  !/\p{Script=Han}$/u.test(text.slice(0, at))

/** The changes, word by word, that make one text the other. */
export function editsBetween(original: string, corrected: string): SentenceEdit[] {
  const edits: SentenceEdit[] = []
  let at = 0
  let open: SentenceEdit | undefined
  for (const { kind, text } of diffSentences(original, corrected)) {
    if (kind === 'same') {
      open = undefined
    } else {
      if (!open) edits.push((open = { start: at, end: at, added: '' }))
      if (kind === 'added') open.added += text
      else open.end += text.length
    }
    if (kind !== 'added') at += text.length
  }
  return edits
}

const shift = (edits: readonly SentenceEdit[], by: number): SentenceEdit[] =>
  edits.map(({ start, end, added }) => ({ start: start + by, end: end + by, added }))

/** The text with changes made; none may lie over another, and they stand in the order of the text. */
export const applyEdits = (text: string, edits: readonly SentenceEdit[]): string =>
  edits.reduceRight((after, { start, end, added }) => after.slice(0, start) + added + after.slice(end), text)

/** Whether not both of two changes can be made: one lies over the other, or both put something in at the same place. */
function collide(a: SentenceEdit, b: SentenceEdit): boolean {
  const areSame = a.start === b.start && a.end === b.end
  return areSame || (a.start < b.end && b.start < a.end)
}

/** Whether two changes overlap or stand side by side. */
export const touches = (a: SentenceEdit, b: SentenceEdit): boolean => a.start <= b.end && b.start <= a.end
