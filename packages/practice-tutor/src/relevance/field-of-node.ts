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
  { slots, welcome, goals, nodes }: Scene,
  node: SceneNode,
  language: LanguageTag,
): ReadonlySet<string> {
  const known = fields.get(node)
  if (known) return known
  const answers = node.expect.flatMap((answer) => answer.answers).join(' ')
  const listed = Array.from(answers.matchAll(/\{(\w+)\}/g), ([, name = '']) => slots[name] ?? [])
  const texts = [
    answers.replace(/\{\w+\}|[[\]()|]/g, ' '),
    ...listed.flat(),
    ...welcome,
    ...goals,
    ...Object.values(nodes).flatMap(({ ask, simpler, models }) => [...ask, simpler, ...models]),
  ]
  const words = texts.flatMap((text) => tokenize(text, language)).map(({ text }) => plainWord(text, language))
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  const isEmpty = (word: string) => emptyWords.has(word) || joiningWords.has(word)
  const field = new Set(words.filter((word) => !isEmpty(word)))
  fields.set(node, field)
  return field
}
