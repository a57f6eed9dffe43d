import { randomUUID } from 'node:crypto'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import type { tutorTurnRequestSchema, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { z } from 'zod'
import type { Learner } from './learner.ts'
import { turnSeed } from './seed.ts'

interface Turn {
  request: z.output<typeof tutorTurnRequestSchema>
  language: SupportedLanguage
  learner: Learner
  signal: AbortSignal
}

/** What the learner reads when the engine breaks in a way it did not foresee (requirement 8.2b). */
export const turnFailed: TutorEvent = {
  type: 'error',
  error: 'Sorry, an error occurred. Please try again.',
  code: 'tutor_failed',
}

/**
 * Runs one turn on the engine. It never throws: an engine that breaks ends the turn with one error event, and
 * `onFailure` gets the cause. When the learner has left, it ends silently.
 */
export async function* runTurn(
  engine: TutorEngine,
  { request, language, learner, signal }: Turn,
  onFailure: (cause: unknown) => void,
): AsyncGenerator<TutorEvent> {
  const seed = turnSeed(request.conversationId ?? randomUUID(), request.history.length)
  try {
    const events = engine.turn({
      language,
      ...learner,
      message: request.message,
      history: request.history,
      goals: request.goals,
      lesson: request.lesson,
      topic: request.topic,
      asksBack: request.asksBack,
      owesRecast: request.owesRecast,
      giveFeedback: request.giveFeedback,
      showSuggestions: request.showSuggestions,
      explanationLanguage: request.explanationLanguage,
      engineState: request.engineState,
      seed,
      signal,
    })
    for await (const event of events) {
      if (signal.aborted) return
      yield event
    }
  } catch (cause) {
    if (signal.aborted) return
    onFailure(cause)
    yield turnFailed
  }
}
