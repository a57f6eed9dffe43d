import { wordStrength } from '../strength.ts'

/** Average strength of its key terms from which a lesson counts as completed (requirement 5.10b). */
export const completedStrength = 80

/** What the bank knows of a word's use. */
export interface WordUse {
  seen: number
  clicks: number
}

export interface LessonState {
  /** Average strength of the key terms, 0 to 100; a word that is not in the bank counts 0. */
  strength: number
  isCompleted: boolean
  /** How many of the key terms are in the bank. */
  wordsInBank: number
}

/**
 * How far a lesson's words have grown.
 * @param bank the learner's words by term
 */
export function lessonState(terms: readonly string[], bank: ReadonlyMap<string, WordUse>): LessonState {
  const uses = terms.map((term) => bank.get(term)).filter((use) => use !== undefined)
  const sum = uses.reduce((total, { seen, clicks }) => total + wordStrength(seen, clicks), 0)
  const strength = terms.length === 0 ? 0 : sum / terms.length
  return {
    // Whole, and never above what it is: 80 is said of a completed lesson only.
    strength: Math.floor(strength),
    isCompleted: terms.length > 0 && strength >= completedStrength,
    wordsInBank: uses.length,
  }
}
