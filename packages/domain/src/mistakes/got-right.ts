import type { Correction } from '../tutor-turn.ts'
import { wordsOf } from './changed-places.ts'
import { practisedForms } from './practised-forms.ts'

export interface OpenMistake {
  id: string
  original: string
  corrected: string
}

/** A message of the learner and what could have helped with it. */
export interface Attempt {
  message: string
  /** What was corrected in it; undefined where nobody looked. */
  corrections: readonly Correction[] | undefined
  /** The learner's message before it. */
  previous: string | undefined
  /** What stood before the learner's eyes since then: the tutor's words, suggestions, corrections, goals. */
  seen: readonly string[]
}

/**
 * The mistakes that a message gets right unaided. The message was looked at and nothing had to be corrected; it holds all
 * of what the correction changed; nothing the learner had just seen holds it, and the message before did not make the
 * mistake. So a copied suggestion, a word of the tutor's and the sentence repeated after its correction prove nothing.
 * @returns their ids
 */
export function mistakesGotRight(
  { message, corrections, previous = '', seen }: Attempt,
  mistakes: readonly OpenMistake[],
): string[] {
  if (corrections?.length !== 0) return []
  const said = wordsOf(message)
  const before = wordsOf(previous)
  const shown = seen.map(wordsOf)
  return mistakes
    .filter(({ original, corrected }) => {
      const forms = practisedForms(original, corrected)
      const wrong = wordsOf(original)
      return (
        forms.length > 0 &&
        forms.every((form) => form.length > 0 && holds(said, form)) &&
        !holds(said, wrong) &&
        !holds(before, wrong) &&
        !forms.some((form) => shown.some((words) => holds(words, form)))
      )
    })
    .map(({ id }) => id)
}

function holds(words: readonly string[], sequence: readonly string[]): boolean {
  return words.some((_, at) => sequence.every((word, index) => words[at + index] === word))
}
