import type { Correction } from './correction.ts'
import type { Gender } from '../lexicon/analysis.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Reason } from '../reasons/reason.ts'
import { applyEdits, toCorrection, withoutOverlaps, type Edit } from './edit.ts'
import { createReader, type Rule } from './reader.ts'

/**
 * Runs every rule at every place; where two want to change the same words, the earlier rule wins.
 * @param learner the forms that the learner uses for themselves, where they are known
 */
export function runRules(text: string, lexicon: Lexicon, rules: readonly Rule[], learner?: Gender): Edit[] {
  const reader = createReader(text, lexicon, learner)
  const edits = rules.flatMap((rule) => reader.words.flatMap((_, place) => [...rule(reader, place)]))
  return withoutOverlaps(text, edits)
}

/**
 * Finds the edits of a text, then those that its corrected form still needs (a word must be spelt right before its
 * agreement can be read), as changes of the learner's own text.
 * @param find the edits of one pass, which do not overlap
 * @param tell puts a reason into words
 */
export function correctInPasses(
  text: string,
  find: (text: string) => Edit[],
  tell: (reason: Reason) => string,
): Correction[] {
  const first = find(text)
  if (first.length === 0) return []
  const corrected = applyEdits(text, first)
  const second = find(corrected)
  return mergeEdits(text, first, second).map((edit) => toCorrection(text, edit, tell))
}

/** Puts the edits of the second pass into those of the first. */
function mergeEdits(text: string, first: readonly Edit[], second: readonly Edit[]): Edit[] {
  const merged = first.map((edit) => ({ ...edit }))
  for (const edit of second.toSorted((a, b) => b.start - a.start)) {
    const place = findPlace(first, edit)
    if (place.inside !== undefined) {
      const target = merged[place.inside]
      if (!target) continue
      const from = edit.start - place.shiftedStart
      target.replacement =
        target.replacement.slice(0, from) +
        edit.replacement +
        target.replacement.slice(from + edit.end - edit.start)
      target.reason = edit.reason
    } else if (place.isFree) {
      const own = { ...edit, start: edit.start - place.shift, end: edit.end - place.shift }
      // Je serais, j'étais: what changes because of the next word is told with it.
      const cause = merged.find(({ start }) => own.end === start && /['’]$/u.test(own.replacement))
      if (cause) Object.assign(cause, { start: own.start, replacement: own.replacement + cause.replacement })
      else merged.push(own)
    }
  }
  return withoutOverlaps(text, merged)
}

interface Place {
  inside?: number
  shiftedStart: number
  shift: number
  isFree: boolean
}

/** Where an edit of the corrected text lies: inside an earlier edit's replacement, beside them, or across one. */
function findPlace(first: readonly Edit[], { start, end }: Edit): Place {
  let shift = 0
  for (const [index, edit] of first.entries()) {
    const from = edit.start + shift
    const to = from + edit.replacement.length
    if (end <= from) break
    if (start >= from && end <= to) return { inside: index, shiftedStart: from, shift, isFree: false }
    if (start < to) return { shiftedStart: from, shift, isFree: false }
    shift += edit.replacement.length - (edit.end - edit.start)
  }
  return { shiftedStart: 0, shift, isFree: true }
}
