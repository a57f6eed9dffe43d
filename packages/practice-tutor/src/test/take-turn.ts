import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'

/** The turn of a beginner of whom nothing is known and who says nothing, but for what is given. */
export function turnInput(tag: LanguageTag, given: Partial<TutorTurnInput>): TutorTurnInput {
  const language = supportedLanguages.find((known) => known.tag === tag)
  if (!language) throw new Error(`no language ${tag}`)
  return {
    language,
    level: 'beginner',
    gender: null,
    tutorName: language.tutorName,
    message: undefined,
    history: [],
    goals: [],
    wordBank: [],
    giveFeedback: true,
    showSuggestions: true,
    engineState: undefined,
    seed: 0,
    ...given,
  }
}

/** All events of such a turn. */
export const takeTurn = (
  tutor: TutorEngine,
  tag: LanguageTag,
  given: Partial<TutorTurnInput>,
): Promise<TutorEvent[]> => Array.fromAsync(tutor.turn(turnInput(tag, given)))
