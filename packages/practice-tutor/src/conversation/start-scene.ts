import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { goalsAfterScene, setNextGoal } from './goals.ts'
import { lineFor, questionOf } from './lines.ts'
import { findNode, findScene, firstNodeOf, type ConversationState } from './state.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

/** Begins the scene of a state; the goals of the one before are over. */
export function startScene(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
): TurnOutcome {
  const { tag } = input.language
  const scene = findScene(tag, state.scene)
  const node = scene && findNode(tag, { ...state, node: firstNodeOf(scene) })
  if (!scene || !node) throw new Error(`The scene ${state.scene} has no beginning`)
  const opening = [...said, lineFor(scene.talk ? 'nextTalk' : 'nextScene', input), questionOf(node, input)]
  return {
    replies: [{ text: joinSentences(tag, opening), messageType: 'goal_introduction' }],
    feedback: undefined,
    suggestions: node.models,
    goals: setNextGoal(goalsAfterScene(input.goals), scene, input),
    state: { ...state, node: firstNodeOf(scene), misses: 0, given: undefined },
  }
}
