import { applyEdits, editsBetween, placeOf, touches } from '../sentence-edits.ts'
import { changedPlaces, wordsOf } from './changed-places.ts'
import { isMisspelt } from './misspelling.ts'

/** A mistake as the log keeps it; sentences that are not known are missing or null. */
export interface MistakeOfLog {
  original: string
  corrected: string
  /** What the learner wrote around it, with all of its mistakes. */
  sentence?: string | null
  /** The same with all of them mended. */
  mended?: string | null
}

/** Two texts that differ in one mistake alone: whatever else was wrong is right in both. */
export interface MistakePair {
  wrong: string
  right: string
}

/**
 * A mistake inside its sentence; where the sentence could not be mended wholly, inside what was quoted of it.
 * @returns undefined where nothing stands beside the mistake: “una” for “un” alone is neither right nor wrong
 */
export function mistakeInSentence(mistake: MistakeOfLog): MistakePair | undefined {
  const { original, corrected, sentence, mended } = mistake
  if (sentence && mended) {
    const wrong = putBack(mistake, sentence, mended)
    if (wrong !== undefined && hasContext(wrong, mended)) return { wrong, right: mended }
  }
  return hasContext(original, corrected) ? { wrong: original, right: corrected } : undefined
}

/** The mended sentence with one mistake left in it as it was written; undefined where it cannot be told from the others. */
function putBack(
  { original, corrected }: MistakeOfLog,
  sentence: string,
  mended: string,
): string | undefined {
  const place = placeOf(original, sentence)
  if (place === undefined) return undefined
  const own = editsBetween(original, corrected).map(({ start, end, added }) => ({
    start: start + place,
    end: end + place,
    added,
  }))
  const all = editsBetween(sentence, mended)
  const others = all.filter((edit) => !own.some((one) => touches(one, edit)))
  // 我门不有: with another mistake right beside it, one alone cannot be put back.
  const from = Math.min(...own.map(({ start }) => start))
  const until = Math.max(...own.map(({ end }) => end))
  const isPair = all.some((edit) => !others.includes(edit) && (edit.start < from || edit.end > until))
  if (isPair) return undefined
  const wrong = applyEdits(sentence, others)
  return wrong === mended ? undefined : wrong
}

/**
 * Whether words changed, and one can tell from what stands there which are right: by a word beside them, or as they were
 * merely misspelt.
 */
function hasContext(wrong: string, right: string): boolean {
  if (changedPlaces(wrong, right).length === 0) return false
  return wordsOf(right).length > 1 || isMisspelt(wrong, right)
}
