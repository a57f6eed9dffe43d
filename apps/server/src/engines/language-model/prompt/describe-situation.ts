import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf, topicsOf } from '@lingarden/languages/loaded'

/** A topic as a model is told of it. */
export interface Situation {
  title: string
  /** What the built-in tutor would ask, and what is so in the scene; empty for a talk without a script. */
  script: string
}

/** Questions that tell what a scene is about; a model asks on by itself. */
const mostQuestions = 10
/** What a scene says of itself, a line each: nearly all of it, as prices and hours may stand anywhere. */
const mostFacts = 24

/** What the learner chose to talk about; undefined where they chose nothing, or the language does not have it. */
export function describeSituation(language: LanguageTag, id: string | undefined): Situation | undefined {
  const topic = id === undefined ? undefined : topicsOf(language).find((each) => each.id === id)
  if (!topic) return undefined
  const scene = scenesOf(language).find((each) => each.id === id)
  const questions = Object.values(scene?.nodes ?? {}).map(({ ask: [first = ''] }) => first)
  const facts = (scene?.questions ?? []).map(({ answers: [first = ''] }) => first)
  const blocks = [
    listOf('Questions to lead through', questions.slice(0, mostQuestions)),
    listOf('What is so in this situation; agree with it', facts.slice(0, mostFacts)),
  ]
  return { title: topic.title.en, script: blocks.filter((block) => block !== '').join('\n\n') }
}

const listOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `- ${line}`).join('\n')}`
