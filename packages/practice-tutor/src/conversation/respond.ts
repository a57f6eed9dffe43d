import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Lexicon } from '../checking/lexicon/lexicon.ts'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { factOfAnswer } from '../memory/fact-of-answer.ts'
import { isUnrelated } from '../relevance/is-unrelated.ts'
import type { Scenario, ScenarioNode } from '../scenario.ts'
import { askAgain, leadBack, missed } from './ask-again.ts'
import { helpWith, readRequest } from './ask-for-help.ts'
import { answerCourtesy } from './courtesies.ts'
import { feedbackOn } from './feedback-on.ts'
import { fillSure } from './fill-sure.ts'
import { afterFollowUp } from './follow-up.ts'
import { goTo } from './go-on.ts'
import { completeGoals, setNextGoal } from './goals.ts'
import { lines, pick } from './lines.ts'
import { problemOf, readMessage } from './read-message.ts'
import { startScene } from './start-scene.ts'
import { findNode, findScenario, type ConversationState } from './state.ts'
import type { TurnOutcome } from './turn.ts'
import { answeredFrom, understoodFrom } from './understood-from.ts'

/**
 * Answers the learner's message: understands it, corrects what is sure, and moves the scene on.
 * @param lexicon the words of the language, where free sentences are to be checked
 */
export function respond(
  input: TutorTurnInput,
  message: string,
  before: ConversationState,
  lexicon?: Lexicon,
): TurnOutcome {
  const state = { ...before, turn: before.turn + 1 }
  const scenario = findScenario(state.scenario)
  if (!scenario) throw new Error(`There is no scene ${state.scenario}`)
  const text = readMessage(message, input)
  const node = findNode(state)
  if (!node) {
    const free = { ...input, goals: completeGoals(input.goals, text).goals }
    return afterFollowUp(free, text, state, lexicon) ?? startScene(free, state, [])
  }
  const match = matchAnswer(text, scenario, node, input.language.tag)
  const request = readRequest(text)
  if (request && (match?.similarity ?? 0) < answeredFrom)
    return askAgain(input, state, node, helpWith(request, input))
  const problem = problemOf(text, message, input)
  if (problem) return askAgain(input, state, node, problem)
  // A word counts as used also where the sentence around it was not understood.
  const { goals, completed } = completeGoals(input.goals, text)
  const told = { ...input, goals }
  const courtesy = answerCourtesy(text, match, input)
  if (courtesy)
    return askAgain(told, state, node, { ...courtesy, corrections: checkFor(input, text, lexicon) })
  if (!match || match.similarity < understoodFrom)
    return missed(told, state, scenario, node, match, checkFor(input, text, lexicon))
  if (isUnrelated(text, match, { scenario, node, language: input.language.tag, lexicon }))
    return leadBack(told, state, scenario, node, checkFor(input, text, lexicon))
  return understood(told, completed, state, scenario, node, text, match, lexicon)
}

/** The mistakes of a free sentence, told in the language the learner reads. */
const checkFor = (
  { language, explanationLanguage }: TutorTurnInput,
  text: string,
  lexicon: Lexicon | undefined,
): Correction[] => checkSentence(text, language.tag, lexicon, explanationLanguage)

function understood(
  input: TutorTurnInput,
  completed: string[],
  before: ConversationState,
  scenario: Scenario,
  node: ScenarioNode,
  text: string,
  match: Match,
  lexicon: Lexicon | undefined,
): TurnOutcome {
  const { tag } = input.language
  const reply = fillSure(match.answer.reply[tag], match) ?? pick(lines.understood[tag], input.seed)
  const praise = completed.length > 0 ? [pick(lines.wellUsed[tag], input.seed)] : []
  const fact = factOfAnswer(text, match, { scenario, node: before.node, language: tag })
  const outcome = goTo(input, { ...before, misses: 0 }, match.answer.next, [...praise, reply], {
    feedback: feedbackOn(text, match, node, tag, lexicon, input.explanationLanguage ?? 'en'),
    completed,
    goals: setNextGoal(input.goals, scenario, input),
  })
  return { ...outcome, facts: fact ? [fact] : [] }
}
