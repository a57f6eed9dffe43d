import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { hearAnswer } from '../hearing/hear-answer.ts'
import type { Match } from '../matching/match-answer.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { ConversationState } from './state.ts'

/** Likeness of a clause to an answer that nobody asked for yet. */
const saidFrom = 0.8

/** Questions of the scene that were answered before they were asked, with the node that each answer leads to. */
export function answeredEarly(
  { input, scene, lexicon, state }: SceneTurn,
  statements: readonly string[],
): ConversationState['given'] {
  const language = input.language.tag
  const given = Object.entries(scene.nodes).flatMap(([id, node]) => {
    if (id === state.node) return []
    const answers = statements.map((text) => hearAnswer(text, { scene, node, language, lexicon }))
    const answer = answers.find((each) => each !== undefined && isSaid(each.match, language))
    return answer ? [[id, answer.match.answer.next] as const] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** A yes, a no or a number answers a question only where it was asked: a wording of some words must stand there. */
function isSaid({ similarity, steps }: Match, language: LanguageTag): boolean {
  const fewest = languageOf(language).hasAlphabet ? 2 : 3
  const said = steps.filter((step) => step.kind === 'match' && step.difference === 'same')
  return similarity >= saidFrom && said.length >= fewest
}
