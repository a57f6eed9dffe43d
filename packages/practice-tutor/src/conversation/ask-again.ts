import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { Match } from '../matching/match-answer.ts'
import type { ByLanguage } from '../scenario.ts'
import type { Scenario, ScenarioNode } from '@lingarden/languages/scenario'
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
  const { models } = node
  return {
    replies: [{ text: joinSentences(tag, [line, node.simpler]), messageType: 'conversation' }],
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
  const given = match?.steps.filter(({ kind }) => kind !== 'missing') ?? []
  const isOffTopic = (match?.similarity ?? 0) < 0.3 && given.length > 3
  const choices = isOffTopic ? lines.offTopic : lines.notUnderstood
  return askAgain(input, state, node, didNotFit(input, state, scenario, node, choices, corrections))
}

/** Leads a sentence about something else back to the question, once; whatever comes after that, the scene goes on. */
export function leadBack(
  input: TutorTurnInput,
  state: ConversationState,
  scenario: Scenario,
  node: ScenarioNode,
  corrections: Correction[],
): TurnOutcome {
  return state.misses > 0
    ? moveOn(input, state, node, corrections)
    : askAgain(input, state, node, didNotFit(input, state, scenario, node, lines.offTopic, corrections))
}

function didNotFit(
  { language, seed, explanationLanguage = 'en' }: TutorTurnInput,
  { misses }: ConversationState,
  { title }: Scenario,
  { models }: ScenarioNode,
  choices: ByLanguage<string[]>,
  corrections: Correction[],
): Problem {
  const [model = ''] = models
  return {
    line: pick(choices[language.tag], seed + misses),
    hint: textsFor({ explanationLanguage }).didNotFit(title[explanationLanguage], model),
    isMiss: true,
    corrections,
  }
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
