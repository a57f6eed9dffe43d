import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { greetByName } from '../memory/recall.ts'
import type { Scenario, ScenarioNode } from '@lingarden/languages/scenario'
import { askToMend } from '../memory/ask-to-mend.ts'
import { setNextGoal } from './goals.ts'
import { pick } from './lines.ts'
import { sceneOfUnit } from './scene-of-unit.ts'
import { findNode, findScenario, mendNode, openingState } from './state.ts'
import { fillLine, joinSentences, type TurnOutcome } from './turn.ts'

/** Opens a conversation: a welcome into the scene, then its first question, or before it a sentence to mend. */
export function openConversation(input: TutorTurnInput): TurnOutcome {
  const { tag } = input.language
  const wanted = input.lesson && sceneOfUnit(tag, input.lesson.unitId)
  const state = openingState(tag, input.level, input.seed, wanted)
  const scenario = findScenario(tag, state.scenario)
  const node = findNode(tag, state)
  if (!scenario || !node) throw new Error(`The scene ${state.scenario} has no beginning`)
  const welcome = { text: greetingOf(scenario, input), messageType: 'welcome' } as const
  // A lesson's conversation is about its own words.
  const own = input.lesson ? undefined : askToMend(input)
  if (own !== undefined)
    return {
      replies: [welcome, { text: own, messageType: 'welcome_question' }],
      feedback: undefined,
      suggestions: [],
      goals: [...input.goals],
      state: { ...state, node: mendNode },
    }
  return {
    replies: [welcome, { text: questionOf(node, input), messageType: 'welcome_question' }],
    feedback: undefined,
    suggestions: node.models,
    goals: setNextGoal(input.goals, scenario, input),
    state,
  }
}

/** The scene's welcome, and a word to somebody the tutor knows; where both meet for the first time, it knows nobody. */
function greetingOf(scenario: Scenario, input: TutorTurnInput): string {
  const known = scenario.id.startsWith('introductions') ? undefined : greetByName(input)
  return joinSentences(input.language.tag, [welcomeOf(scenario, input), ...(known ? [known] : [])])
}

function welcomeOf({ welcome, welcomeFeminine }: Scenario, { gender, tutorName, seed }: TutorTurnInput) {
  const feminine = gender === 'feminine' ? welcomeFeminine : undefined
  return fillLine(pick(feminine ?? welcome, seed), { tutor: tutorName })
}

export function questionOf(node: ScenarioNode, { seed }: TutorTurnInput): string {
  return pick(node.ask, seed)
}
