import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'

const fields = new WeakMap<SceneNode, ReadonlySet<string>>()

/**
 * The words that a question has to do with, accents left out: of its wordings, of the answers it lists, and of all that
 * is said in its scene, as nobody who stays with the scene is far from the question; in Mandarin the characters.
 */
export function fieldOfNode(
  scene: Pick<Scene, FieldOfScene>,
  node: SceneNode,
  language: LanguageTag,
): ReadonlySet<string> {
  const known = fields.get(node)
  if (known) return known
  const field = wordsOf(textsOf(scene, node), language)
  fields.set(node, field)
  return field
}

function wordsOf(texts: readonly string[], language: LanguageTag): Set<string> {
  const words = texts.flatMap((text) => tokenize(text, language)).map(({ text }) => plainWord(text, language))
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  const isEmpty = (word: string) => emptyWords.has(word) || joiningWords.has(word)
  return new Set(words.filter((word) => !isEmpty(word)))
}

type FieldOfScene = 'slots' | 'welcome' | 'goals' | 'nodes'

const joined = new WeakMap<SceneNode, string>()

/** All of these texts as one, in which the words of a language are looked for that parts none. */
export function textOfNode(scene: Pick<Scene, FieldOfScene>, node: SceneNode): string {
  const text = joined.get(node) ?? textsOf(scene, node).join('\n')
  joined.set(node, text)
  return text
}

function textsOf({ slots, welcome, goals, nodes }: Pick<Scene, FieldOfScene>, node: SceneNode): string[] {
  const answers = node.expect.flatMap((answer) => answer.answers).join(' ')
  const listed = Array.from(answers.matchAll(/\{(\w+)\}/g), ([, name = '']) => slots[name] ?? [])
  return [
    answers.replace(/\{\w+\}|[[\]()|]/g, ' '),
    ...listed.flat(),
    ...welcome,
    ...goals,
    ...Object.values(nodes).flatMap(({ ask, simpler, models }) => [...ask, simpler, ...models]),
  ]
}
