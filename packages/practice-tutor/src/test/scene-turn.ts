import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { formatState, type ConversationState } from '../conversation/state.ts'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from './take-turn.ts'

const tutor = createPracticeTutor()

/** A turn of the built-in tutor, its events by what they bring. */
export async function turn(language: SupportedLanguage, given: Partial<TutorTurnInput>) {
  const events = await takeTurn(tutor, language.tag, given)
  const find = <Type extends TutorEvent['type']>(type: Type) =>
    events.find((event): event is Extract<TutorEvent, { type: Type }> => event.type === type)
  const engineState = find('state')?.engineState ?? ''
  return {
    events,
    replies: events.filter((event) => event.type === 'reply'),
    feedback: find('feedback')?.feedback,
    suggestions: find('suggestions')?.items ?? [],
    goals: find('goals')?.goals ?? [],
    engineState,
    state: JSON.parse(engineState) as ConversationState,
  }
}

/** The state of a conversation in which a question of a scene was asked. */
export const at = (scene: string, node: string): string => formatState({ scene, node, misses: 0, turn: 1 })
