import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf } from '@lingarden/languages/loaded'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { answerTaken, hearAnswer, isOpenAnswer } from '../hearing/hear-answer.ts'
import { isAboutIt } from './parts-beside.ts'
import { wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'

/** Replies of the tutor, before its last question, whose questions are still heard. */
const lookedBack = 3

/** Likeness to an answer of a question that is over. */
const saidFrom = 0.85

/**
 * Whether what is told answers a question that was just left, or orders more of what was ordered: the question was asked, or told before it
 * was, in the scene that is played, or asked last in the one before.
 */
export function answersLeft(turn: SceneTurn, statements: readonly string[]): boolean {
  const { input, lexicon } = turn
  const { tag: language } = input.language
  return questionsLeft(turn, language).some(({ scene, node }) => {
    const place = { scene, node, language, lexicon }
    return statements.some((text) => {
      if (!isAboutIt(text, place)) return false
      const heard = hearAnswer(text, place)
      const isHeard = heard !== undefined && !isOpenAnswer(heard) && heard.match.similarity >= saidFrom
      return isHeard || answerTaken(text, place) !== undefined
    })
  })
}

/** Questions of this scene that are over, and those of another that stood in the last replies. */
function questionsLeft(
  { input, scene: played, state, node: open }: SceneTurn,
  language: LanguageTag,
): { scene: Scene; node: SceneNode }[] {
  const last = { history: input.history.filter(({ role }) => role === 'ai').slice(-lookedBack) }
  return scenesOf(language)
    .filter(({ talk }) => !talk)
    .flatMap((scene) =>
      Object.entries(scene.nodes).flatMap(([id, node]) => {
        const isGiven = scene === played && state.given?.[id] !== undefined
        const asked = scene === played ? input : last
        const isOver = isGiven || [...node.ask, node.simpler].some((wording) => wasSaid(wording, asked))
        return node !== open && isOver ? [{ scene, node }] : []
      }),
    )
}
