import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { Match } from '../matching/match-answer.ts'
import type { Scenario, ScenarioNode } from '../scenario.ts'
import { textsFor } from './feedback-texts.ts'
import { goTo } from './go-on.ts'
import { lines, pick } from './lines.ts'
import type { Problem } from './read-message.ts'
import type { ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

const missesBeforeMovingOn = 3

/** Asks once more, in simpler words; after several misses the scene moves on. */
export function askAgain(
  input: TutorTurnInput,
  before: ConversationState,
  node: ScenarioNode,
  { line, hint, isMiss, corrections = [] }: Problem,
): TurnOutcome {
  const { tag } = input.language
  const state = { ...before, misses: before.misses + (isMiss ? 1 : 0) }
  if (state.misses >= missesBeforeMovingOn) return moveOn(input, state, node, corrections)
  const models = node.models[tag]
  return {
    replies: [{ text: joinSentences(tag, [line, node.simpler[tag]]), messageType: 'conversation' }],
    feedback: feedbackOf({ corrections, suggestions: [hint], suggestedSentences: models }),
    suggestions: models,
    goals: [...input.goals],
    state,
  }
}

/** Asks again where a sentence could be read and did not fit. */
export function missed(
  input: TutorTurnInput,
  state: ConversationState,
  scenario: Scenario,
  node: ScenarioNode,
  match: Match | undefined,
  corrections: Correction[],
): TurnOutcome {
  const { language, seed } = input
  const given = match?.steps.filter(({ kind }) => kind !== 'missing') ?? []
  const isOffTopic = (match?.similarity ?? 0) < 0.3 && given.length > 3
  const choices = isOffTopic ? lines.offTopic : lines.notUnderstood
  const [model = ''] = node.models[language.tag]
  return askAgain(input, state, node, {
    line: pick(choices[language.tag], seed + state.misses),
    hint: textsFor(input).didNotFit(scenario.title[input.explanationLanguage ?? 'en'], model),
    isMiss: true,
    corrections,
  })
}

function moveOn(
  input: TutorTurnInput,
  state: ConversationState,
  node: ScenarioNode,
  corrections: Correction[],
): TurnOutcome {
  const { tag } = input.language
  const next = node.expect[0]?.next ?? 'end'
  return goTo(input, { ...state, misses: 0 }, next, [pick(lines.moveOn[tag], input.seed)], {
    feedback: feedbackOf({ corrections, suggestions: [textsFor(input).movedOn] }),
    completed: [],
    goals: [...input.goals],
  })
}
