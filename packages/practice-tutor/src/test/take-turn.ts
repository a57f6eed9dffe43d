import { supportedLanguages, type LanguageTag } from '@lingarden/domain/languages'
import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'

/** One turn of a beginner of whom nothing is known and who says nothing, but for what is given; all its events. */
export async function takeTurn(
  tutor: TutorEngine,
  tag: LanguageTag,
  given: Partial<TutorTurnInput>,
): Promise<TutorEvent[]> {
  const language = supportedLanguages.find((known) => known.tag === tag)
  if (!language) throw new Error(`no language ${tag}`)
  return Array.fromAsync(
    tutor.turn({
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
    }),
  )
}
