import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { factOfAnswer } from '../memory/fact-of-answer.ts'
import { isUnrelated } from '../relevance/is-unrelated.ts'
import { mayBeName } from '../relevance/may-be-name.ts'
import { askAgain, leadBack, missed } from './ask-again.ts'
import { helpWith, readRequest } from './ask-for-help.ts'
import { answerCourtesy } from './courtesies.ts'
import { feedbackOn, feedbackOnMended } from './feedback-on.ts'
import { fillSure } from './fill-sure.ts'
import { afterFollowUp } from './follow-up.ts'
import { afterMend } from './after-mend.ts'
import { goTo } from './go-on.ts'
import { completeGoals, setNextGoal } from './goals.ts'
import { lineFor } from './lines.ts'
import { problemOf, readMessage } from './read-message.ts'
import type { SceneTurn } from './scene-turn.ts'
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
    return (
      afterMend(free, text, state, lexicon) ??
      afterFollowUp(free, text, state, lexicon) ??
      startScene(free, state, [])
    )
  }
  return respondInScene({ input, text, state, scenario, node, lexicon }, message)
}

function respondInScene(turn: SceneTurn, message: string): TurnOutcome {
  const { input, text, scenario, node, lexicon } = turn
  const language = input.language.tag
  const match = matchAnswer(text, scenario, node, language)
  const request = readRequest(text, language)
  if (request && (match?.similarity ?? 0) < answeredFrom) return askAgain(turn, helpWith(request, input))
  const problem = problemOf(text, message, input)
  if (problem) return askAgain(turn, problem)
  // A word counts as used also where the sentence around it was not understood.
  const { goals, completed } = completeGoals(input.goals, text)
  const told = { ...turn, input: { ...input, goals } }
  const courtesy = answerCourtesy(text, match, input)
  if (courtesy) return askAgain(told, { ...courtesy, corrections: checkFor(turn) })
  const place = { scenario, node, language, lexicon }
  const into = input.explanationLanguage ?? 'en'
  if (match && isAnswer(text, match, place))
    return understood(told, completed, match, feedbackOn({ ...place, text, match, into }))
  const corrections = checkFor(turn)
  // What a mistake keeps from being understood is read as it was meant.
  const mended = mendText(text, corrections)
  const meant =
    corrections.length > 0 && mended !== undefined ? matchAnswer(mended, scenario, node, language) : undefined
  if (mended !== undefined && meant && isAnswer(mended, meant, place)) {
    const feedback = feedbackOnMended({ ...place, text: mended, match: meant, into }, corrections)
    return understood({ ...told, text: mended }, completed, meant, feedback)
  }
  if (!match || match.similarity < understoodFrom) return missed(told, match, corrections)
  return leadBack(told, corrections)
}

/** Whether a message answers the question: like a wording of it, and not by chance. */
const isAnswer = (text: string, match: Match, place: Parameters<typeof mayBeName>[1]): boolean =>
  match.similarity >= understoodFrom && mayBeName(match, place) && !isUnrelated(text, match, place)

/** The mistakes of a free sentence, told in the language the learner reads. */
const checkFor = ({ input, text, lexicon }: SceneTurn): Correction[] =>
  checkSentence(text, input.language.tag, lexicon, input.explanationLanguage)

/** @param completed the words of goals that the message used */
function understood(
  { input, text, state, scenario }: SceneTurn,
  completed: string[],
  match: Match,
  feedback: Feedback,
): TurnOutcome {
  const { tag } = input.language
  const reply = fillSure(match.answer.reply, match) ?? lineFor('understood', input)
  const praise = completed.length > 0 ? [lineFor('wellUsed', input)] : []
  const fact = factOfAnswer(text, match, { scenario, node: state.node, language: tag })
  const outcome = goTo(input, { ...state, misses: 0 }, match.answer.next, [...praise, reply], {
    feedback,
    completed,
    goals: setNextGoal(input.goals, scenario, input),
  })
  return { ...outcome, facts: fact ? [fact] : [] }
}
