import type { TutorEngine, TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import type { Lexicons } from './checking/lexicon/lexicon.ts'
import { openConversation } from './conversation/open.ts'
import { respond } from './conversation/respond.ts'
import { formatState, openingState, parseState } from './conversation/state.ts'
import { keepMarks, type TurnOutcome } from './conversation/turn.ts'

/**
 * The built-in tutor: scripted scenes, no model, no network. It is pure: the same input gives the same turn. A state that
 * is missing, stale or forged starts a scene anew.
 * @param lexicons of the languages whose free sentences are checked by rules; Mandarin is checked without one
 */
export function createPracticeTutor(lexicons: Lexicons = {}): TutorEngine {
  return {
    id: 'builtin',
    label: 'builtin',
    async *turn(input) {
      yield* eventsOf(takeTurn(input, lexicons), input)
    },
  }
}

function takeTurn(input: TutorTurnInput, lexicons: Lexicons): TurnOutcome {
  if (input.message === undefined) return openConversation(input)
  const state = parseState(input.engineState) ?? openingState(input.level, input.seed)
  return respond(input, input.message, state, lexicons[input.language.tag])
}

function* eventsOf(
  outcome: TurnOutcome,
  { giveFeedback, showSuggestions, mayRemember, language }: TutorTurnInput,
): Generator<TutorEvent> {
  for (const { text: line, messageType } of outcome.replies) {
    const text = keepMarks(language.tag, line)
    // Piece by piece like any engine, so that the screen behaves the same with every tutor.
    for (const piece of text.match(/\S+\s*|\s+/gu) ?? []) yield { type: 'reply-delta', text: piece }
    yield { type: 'reply', text, messageType }
  }
  if (giveFeedback && outcome.feedback) yield { type: 'feedback', feedback: outcome.feedback }
  if (showSuggestions) yield { type: 'suggestions', items: outcome.suggestions }
  yield { type: 'goals', goals: outcome.goals }
  const { facts = [] } = outcome
  if (mayRemember && facts.length > 0) yield { type: 'facts', facts }
  yield { type: 'state', engineState: formatState(outcome.state) }
}
