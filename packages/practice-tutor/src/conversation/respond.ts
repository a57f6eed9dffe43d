import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { factOfAnswer } from '../memory/fact-of-answer.ts'
import { isUnrelated } from '../relevance/is-unrelated.ts'
import { mayBeName } from '../relevance/may-be-name.ts'
import type { Scenario } from '@lingarden/languages/scenario'
import { askAgain, leadBack, missed } from './ask-again.ts'
import { helpWith, readRequest } from './ask-for-help.ts'
import { answerCourtesy } from './courtesies.ts'
import { feedbackOn, feedbackOnMended } from './feedback-on.ts'
import { textsFor } from './feedback-texts.ts'
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
  const language = input.language.tag
  const scenario = findScenario(language, state.scenario)
  if (!scenario) throw new Error(`There is no scene ${state.scenario}`)
  const text = readMessage(message, input)
  const node = findNode(language, state)
  if (!node) {
    const free = { ...input, goals: completeGoals(input.goals, text).goals }
    return afterFollowUp(free, text, state, lexicon) ?? startScene(free, state, [])
  }
  const match = matchAnswer(text, scenario, node, language)
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
  const place = { scenario, node, language, lexicon }
  if (match && isAnswer(text, match, place)) {
    const feedback = feedbackOn(text, match, node, language, lexicon, input.explanationLanguage ?? 'en')
    return understood(told, completed, state, scenario, text, match, feedback)
  }
  const corrections = checkFor(input, text, lexicon)
  // What a mistake keeps from being understood is read as it was meant.
  const mended = mendText(text, corrections)
  const meant =
    corrections.length > 0 && mended !== undefined ? matchAnswer(mended, scenario, node, language) : undefined
  if (mended !== undefined && meant && isAnswer(mended, meant, place)) {
    const feedback = feedbackOnMended(mended, meant, node, language, corrections, textsFor(input))
    return understood(told, completed, state, scenario, mended, meant, feedback)
  }
  if (!match || match.similarity < understoodFrom)
    return missed(told, state, scenario, node, match, corrections)
  return leadBack(told, state, scenario, node, corrections)
}

/** Whether a message answers the question: like a wording of it, and not by chance. */
const isAnswer = (text: string, match: Match, place: Parameters<typeof mayBeName>[1]): boolean =>
  match.similarity >= understoodFrom && mayBeName(match, place) && !isUnrelated(text, match, place)

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
  text: string,
  match: Match,
  feedback: Feedback,
): TurnOutcome {
  const { tag } = input.language
  const reply = fillSure(match.answer.reply, match) ?? pick(lines.understood[tag], input.seed)
  const praise = completed.length > 0 ? [pick(lines.wellUsed[tag], input.seed)] : []
  const fact = factOfAnswer(text, match, { scenario, node: before.node, language: tag })
  const outcome = goTo(input, { ...before, misses: 0 }, match.answer.next, [...praise, reply], {
    feedback,
    completed,
    goals: setNextGoal(input.goals, scenario, input),
  })
  return { ...outcome, facts: fact ? [fact] : [] }
}
