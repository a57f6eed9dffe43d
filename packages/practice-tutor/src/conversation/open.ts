import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { greetByName } from '../memory/recall.ts'
import type { Scene } from '@lingarden/languages/scene'
import { askToMend } from '../memory/ask-to-mend.ts'
import { nextQuestion } from './talk-questions.ts'
import { setNextGoal } from './goals.ts'
import { pick, questionOf } from './lines.ts'
import { sceneOfUnit } from './scene-of-unit.ts'
import { findNode, findScene, mendNode, openingState } from './state.ts'
import { fillLine, joinSentences, type TurnOutcome } from './turn.ts'

/** Opens a conversation: a welcome into the scene, then its first question, or before it a sentence to mend. */
export function openConversation(input: TutorTurnInput): TurnOutcome {
  const { tag } = input.language
  const wanted = input.lesson ? sceneOfUnit(tag, input.lesson.unitId) : input.topic
  const state = openingState(tag, input.level, input.seed, wanted)
  const scene = findScene(tag, state.scene)
  if (scene?.talk) state.node = nextQuestion(scene, input, []) ?? state.node
  const node = findNode(tag, state)
  if (!scene || !node) throw new Error(`The scene ${state.scene} has no beginning`)
  const welcome = { text: greetingOf(scene, input), messageType: 'welcome' } as const
  // A lesson's conversation is about its own words, and whom one has just met recalls nothing.
  const own = input.lesson || isFirstMeeting(scene) ? undefined : askToMend(input)
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
    goals: setNextGoal(input.goals, scene, input),
    state,
  }
}

const isFirstMeeting = ({ id }: Scene): boolean => id.startsWith('introductions')

/** The scene's welcome, and a word to somebody the tutor knows; where both meet for the first time, it knows nobody. */
function greetingOf(scene: Scene, input: TutorTurnInput): string {
  const known = isFirstMeeting(scene) ? undefined : greetByName(input)
  return joinSentences(input.language.tag, [welcomeOf(scene, input), ...(known ? [known] : [])])
}

function welcomeOf({ welcome, welcomeFeminine }: Scene, { gender, tutorName, seed }: TutorTurnInput) {
  const feminine = gender === 'feminine' ? welcomeFeminine : undefined
  return fillLine(pick(feminine ?? welcome, seed), { tutor: tutorName })
}
