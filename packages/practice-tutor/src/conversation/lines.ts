import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Occasion } from '@lingarden/languages/kit/tutor/lines'
import { tutorRulesOf } from '@lingarden/languages/loaded'

/** One of several equally good lines, chosen by the seed of the turn. */
export function pick(choices: readonly string[], seed: number): string {
  return choices[seed % choices.length] ?? ''
}

/** What the tutor says on an occasion, in the language of the lesson. */
export const lineFor = (
  occasion: Occasion,
  { language, seed }: Pick<TutorTurnInput, 'language' | 'seed'>,
): string => pick(tutorRulesOf(language.tag).lines[occasion], seed)
