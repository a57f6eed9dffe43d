import type { Correction } from '@lingarden/domain/tutor-turn'
import type { Match } from '../matching/match-answer.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { goTo } from './go-on.ts'
import { lineFor } from './lines.ts'
import type { Problem } from './read-message.ts'
import type { SceneTurn } from './scene-turn.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

const missesBeforeMovingOn = 3

/** Asks once more, in simpler words; after several misses the scene moves on. */
export function askAgain(
  { input, node, state: before }: SceneTurn,
  { line, hint, isMiss, corrections = [] }: Problem,
): TurnOutcome {
  const state = { ...before, misses: before.misses + (isMiss ? 1 : 0) }
  if (state.misses >= missesBeforeMovingOn) return moveOn({ input, node, state }, corrections)
  const { models } = node
  return {
    replies: [{ text: joinSentences(input.language.tag, [line, node.simpler]), messageType: 'conversation' }],
    feedback: feedbackOf({ corrections, suggestions: [hint], suggestedSentences: models }),
    suggestions: models,
    goals: [...input.goals],
    state,
  }
}

/** Asks again where a sentence could be read and did not fit. */
export function missed(turn: SceneTurn, match: Match | undefined, corrections: Correction[]): TurnOutcome {
  const given = match?.steps.filter(({ kind }) => kind !== 'missing') ?? []
  const isOffTopic = (match?.similarity ?? 0) < 0.3 && given.length > 3
  return askAgain(turn, didNotFit(turn, isOffTopic ? 'offTopic' : 'notUnderstood', corrections))
}

/** Leads a sentence about something else back to the question, once; whatever comes after that, the scene goes on. */
export function leadBack(turn: SceneTurn, corrections: Correction[]): TurnOutcome {
  return turn.state.misses > 0
    ? moveOn(turn, corrections)
    : askAgain(turn, didNotFit(turn, 'offTopic', corrections))
}

function didNotFit(
  { input, state, scenario, node }: SceneTurn,
  occasion: 'offTopic' | 'notUnderstood',
  corrections: Correction[],
): Problem {
  const { language, seed, explanationLanguage = 'en' } = input
  const [model = ''] = node.models
  return {
    line: lineFor(occasion, { language, seed: seed + state.misses }),
    hint: feedbackTexts(input).didNotFit(scenario.title[explanationLanguage], model),
    isMiss: true,
    corrections,
  }
}

function moveOn(
  { input, state, node }: Pick<SceneTurn, 'input' | 'state' | 'node'>,
  corrections: Correction[],
): TurnOutcome {
  const next = node.expect[0]?.next ?? 'end'
  return goTo(input, { ...state, misses: 0 }, next, [lineFor('moveOn', input)], {
    feedback: feedbackOf({ corrections, suggestions: [feedbackTexts(input).movedOn] }),
    completed: [],
    goals: [...input.goals],
  })
}
