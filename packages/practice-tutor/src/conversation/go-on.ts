import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import { followUp } from './follow-up.ts'
import { lines, pick } from './lines.ts'
import { questionOf } from './open.ts'
import { startScene } from './start-scene.ts'
import { findNode, nextScene, type ConversationState } from './state.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

interface Result {
  feedback: Feedback
  completed: string[]
  goals: TurnOutcome['goals']
}

/** Goes on to a node, or, at the end of a scene, to what the learner has told or learned, or to the next scene. */
export function goTo(
  input: TutorTurnInput,
  state: ConversationState,
  node: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const { tag } = input.language
  const next = findNode({ ...state, node })
  const messageType = result.completed.length > 0 ? 'encouragement' : 'conversation'
  if (!next) return finish(input, state, said, result)
  return {
    replies: [{ text: joinSentences(tag, [...said, questionOf(next, input)]), messageType }],
    feedback: result.feedback,
    suggestions: next.models[tag],
    goals: result.goals,
    state: { ...state, node },
  }
}

function finish(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
  { feedback, goals }: Result,
): TurnOutcome {
  const closing = [...said, pick(lines.finished[input.language.tag], input.seed)]
  const outcome =
    followUp({ ...input, goals }, { ...state, asked: 0 }, closing) ??
    startScene(input, nextScene(input.level, state), closing)
  return { ...outcome, feedback }
}
