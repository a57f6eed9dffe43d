import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { goalsAfterScene, setNextGoal } from './goals.ts'
import { lineFor } from './lines.ts'
import { questionOf } from './open.ts'
import { findNode, findScenario, firstNodeOf, type ConversationState } from './state.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

/** Begins the scene of a state; the goals of the one before are over. */
export function startScene(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
): TurnOutcome {
  const { tag } = input.language
  const scenario = findScenario(tag, state.scenario)
  const node = scenario && findNode(tag, { ...state, node: firstNodeOf(scenario) })
  if (!scenario || !node) throw new Error(`The scene ${state.scenario} has no beginning`)
  const opening = [...said, lineFor('nextScene', input), questionOf(node, input)]
  return {
    replies: [{ text: joinSentences(tag, opening), messageType: 'goal_introduction' }],
    feedback: undefined,
    suggestions: node.models,
    goals: setNextGoal(goalsAfterScene(input.goals), scenario, input),
    state: { ...state, node: firstNodeOf(scenario), misses: 0, given: undefined },
  }
}
