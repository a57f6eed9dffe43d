import type { LanguageTag } from '@lingarden/languages/find-language'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import { askAboutFact } from '../memory/recall.ts'
import type { AskedOn } from './asking-on/asked-on.ts'
import { followUp } from './follow-up.ts'
import { lineFor, questionOf } from './lines.ts'
import { startScene } from './start-scene.ts'
import type { Scene } from '@lingarden/languages/scene'
import { factNode, findNode, findScene, nextScene, onNode, type ConversationState } from './state.ts'
import { afterAnswer, closingOf, doneWith } from './talk-questions.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

interface Result {
  feedback: Feedback
  completed: string[]
  goals: TurnOutcome['goals']
  /** Questions of a talk that were answered though they were not asked. */
  beside?: readonly string[]
  /** In a talk: the question about what was told that comes before its next one. */
  askedOn?: AskedOn | undefined
  /** Knows what was told before, where the next talk begins. */
  lexicon?: Lexicon | undefined
}

/** Goes on to a node, or, at the end of a scene, to what the learner has told or learned, or to the next scene. */
export function goTo(
  input: TutorTurnInput,
  state: ConversationState,
  wanted: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const scene = findScene(input.language.tag, state.scene)
  return scene?.talk
    ? goOnTalking(input, scene, state, wanted, said, result)
    : arriveAt(input, state, wanted, said, result)
}

/** Asks what a node asks; where there is none, the scene is over. */
function arriveAt(
  input: TutorTurnInput,
  state: ConversationState,
  wanted: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const { tag } = input.language
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

/** In a talk a question leads on with what was told, or to whatever was not asked yet. */
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
  if (result.askedOn) {
    const done = doneWith(scene, state)
    return arriveAt(input, { ...state, ...given, done, askedOn: result.askedOn }, onNode, said, result)
  }
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
  return arriveAt(input, { ...state, ...given, done, askedOn: undefined }, next, said, result)
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
  { feedback, goals, completed, lexicon }: Result,
): TurnOutcome {
  const { tag } = input.language
  const isReached = completed.length > 0
  const scene = findScene(tag, state.scene)
  const end = (scene && closingOf(scene, input)) ?? lineFor('finished', input)
  const closing = [...(isReached ? [] : said), end]
  const outcome =
    followUp({ ...input, goals }, { ...state, asked: 0 }, closing) ??
    startScene(input, nextScene(tag, input.level, state), closing, lexicon)
  if (!isReached) return { ...outcome, feedback }
  const replies = outcome.replies.map((reply) =>
    reply.messageType === 'encouragement' ? { ...reply, messageType: 'goal_continuation' as const } : reply,
  )
  return { ...outcome, replies: [praise(tag, said), ...replies], feedback }
}
