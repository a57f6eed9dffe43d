import { mistakeInSentence, type MistakePair } from '@lingarden/domain/mistakes/mistake-in-sentence'
import type { PractisedMistake } from '@lingarden/domain/tutor-activity'

/** Longest sentence that a mistake is shown in, in characters. */
const longestSentence = 160

/** A mistake as it stands in an exercise: in its sentence, or in what was quoted where that is too long. */
export function shownMistake(mistake: PractisedMistake): PractisedMistake {
  const isLong = (mistake.mended?.length ?? 0) > longestSentence
  return isLong ? { ...mistake, sentence: undefined, mended: undefined } : mistake
}

/** The sentence with the mistake and without it; undefined where nothing beside it tells right from wrong. */
export const pairOf = (mistake: PractisedMistake): MistakePair | undefined =>
  mistakeInSentence(shownMistake(mistake))
