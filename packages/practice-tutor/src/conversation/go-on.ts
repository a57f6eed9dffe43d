import type { LanguageTag } from '@lingarden/languages/find-language'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import { askAboutFact } from '../memory/recall.ts'
import { followUp } from './follow-up.ts'
import { lineFor, questionOf } from './lines.ts'
import { startScene } from './start-scene.ts'
import type { Scene } from '@lingarden/languages/scene'
import { factNode, findNode, findScene, nextScene, type ConversationState } from './state.ts'
import { afterAnswer, closingOf } from './talk-questions.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

interface Result {
  feedback: Feedback
  completed: string[]
  goals: TurnOutcome['goals']
  /** Questions of a talk that were answered though they were not asked. */
  beside?: readonly string[]
}

/** Goes on to a node, or, at the end of a scene, to what the learner has told or learned, or to the next scene. */
export function goTo(
  input: TutorTurnInput,
  state: ConversationState,
  wanted: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const { tag } = input.language
  const scene = findScene(tag, state.scene)
  if (scene?.talk && !state.done?.includes(state.node))
    return goOnTalking(input, scene, state, wanted, said, result)
  const node = skipGiven(wanted, state)
  const next = findNode(tag, { ...state, node })
  if (!next) return finish(input, state, said, result)
  const question = questionOf(next, input)
  return {
    replies:
      result.completed.length > 0
        ? [praise(tag, said), { text: question, messageType: 'goal_continuation' }]
        : [{ text: joinSentences(tag, [...said, question]), messageType: 'conversation' }],
    feedback: result.feedback,
    suggestions: next.models,
    goals: result.goals,
    state: { ...state, node },
  }
}

/** In a talk a question leads to whatever was not asked yet. */
function goOnTalking(
  input: TutorTurnInput,
  scene: Scene,
  state: ConversationState,
  wanted: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const beside = [...new Set([...Object.keys(state.given ?? {}), ...(result.beside ?? [])])]
  const given = { given: Object.fromEntries(beside.map((id) => [id, ''])) }
  const { next, done } = afterAnswer(scene, { next: wanted }, state, input, beside)
  const fact = next === 'end' || state.asked || done.length < 2 ? undefined : askAboutFact(input)
  if (fact !== undefined && scene.nodes[next]?.follows !== true)
    return {
      replies: [{ text: joinSentences(input.language.tag, [...said, fact]), messageType: 'conversation' }],
      feedback: result.feedback,
      suggestions: [],
      goals: result.goals,
      state: { ...state, ...given, done, node: factNode, asked: 1 },
    }
  return goTo(input, { ...state, ...given, done }, next, said, result)
}

/** The question that a node leads to once those that were answered early are left out. */
function skipGiven(wanted: string, { given = {} }: ConversationState): string {
  let node = wanted
  for (const _ of Object.keys(given)) node = Object.hasOwn(given, node) ? given[node] || node : node
  return node
}

/** A goal that was reached is answered by itself, before the conversation goes on (requirement 3.20). */
function praise(tag: LanguageTag, said: readonly string[]): TurnOutcome['replies'][number] {
  return { text: joinSentences(tag, said), messageType: 'encouragement' }
}

function finish(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
  { feedback, goals, completed }: Result,
): TurnOutcome {
  const { tag } = input.language
  const isReached = completed.length > 0
  const scene = findScene(tag, state.scene)
  const end = (scene && closingOf(scene, input)) ?? lineFor('finished', input)
  const closing = [...(isReached ? [] : said), end]
  const outcome =
    followUp({ ...input, goals }, { ...state, asked: 0 }, closing) ??
    startScene(input, nextScene(tag, input.level, state), closing)
  if (!isReached) return { ...outcome, feedback }
  const replies = outcome.replies.map((reply) =>
    reply.messageType === 'encouragement' ? { ...reply, messageType: 'goal_continuation' as const } : reply,
  )
  return { ...outcome, replies: [praise(tag, said), ...replies], feedback }
}
