import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Scene } from '@lingarden/languages/scene'
import { goalsAfterScene, setNextGoal } from './goals.ts'
import { lineFor, questionOf } from './lines.ts'
import { findNode, findScene, firstNodeOf, type ConversationState } from './state.ts'
import { nextQuestion } from './talk-questions.ts'
import { toldBeside } from './told-beside.ts'
import { joinSentences, type TurnOutcome } from './turn.ts'

/** Begins the scene of a state; the goals of the one before are over. A talk begins with what was not told yet. */
export function startScene(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
  lexicon?: Lexicon,
): TurnOutcome {
  const { tag } = input.language
  const scene = findScene(tag, state.scene)
  const known = scene?.talk ? toldBefore(input, scene, lexicon) : []
  const id = scene && ((scene.talk && nextQuestion(scene, input, [], known)) ?? firstNodeOf(scene))
  const node = scene && findNode(tag, { ...state, node: id ?? '' })
  if (!scene || !node || id === undefined) throw new Error(`The scene ${state.scene} has no beginning`)
  const opening = [...said, lineFor(scene.talk ? 'nextTalk' : 'nextScene', input), questionOf(node, input)]
  return {
    replies: [{ text: joinSentences(tag, opening), messageType: 'goal_introduction' }],
    feedback: undefined,
    suggestions: node.models,
    goals: setNextGoal(goalsAfterScene(input.goals), scene, input),
    state: {
      ...state,
      node: id,
      misses: 0,
      given: known.length > 0 ? Object.fromEntries(known.map((each) => [each, ''])) : undefined,
    },
  }
}

/** Messages of the learner that are looked through for what need not be asked. */
const mostLookedThrough = 12

const toldBefore = (
  { history, language }: TutorTurnInput,
  scene: Scene,
  lexicon: Lexicon | undefined,
): string[] => [
  ...new Set(
    history
      .filter(({ role }) => role === 'user')
      .slice(-mostLookedThrough)
      .flatMap(({ content }) => toldBeside(content, { scene, language: language.tag, lexicon })),
  ),
]
