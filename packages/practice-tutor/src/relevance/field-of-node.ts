import type { LanguageTag } from '@lingarden/languages/find-language'
import { tokenize, withoutAccents } from '../matching/tokens.ts'
import type { Scenario, ScenarioNode } from '../scenario.ts'
import { emptyWords, joiningWords } from './common-words.ts'

const fields = new WeakMap<ScenarioNode, Map<LanguageTag, ReadonlySet<string>>>()

/** A word as fields hold it: without its accents, which learners forget. */
export const plainWord = (word: string, language: LanguageTag): string =>
  language === 'zh' ? word : withoutAccents(word)

/**
 * The words that a question has to do with, accents left out: of its wordings, of the answers it lists, and of all that
 * is said in its scene, as nobody who stays with the scene is far from the question; in Mandarin the characters.
 */
export function fieldOfNode(
  { slots, welcome, goals, nodes }: Scenario,
  node: ScenarioNode,
  language: LanguageTag,
): ReadonlySet<string> {
  const known = fields.get(node) ?? new Map<LanguageTag, ReadonlySet<string>>()
  fields.set(node, known)
  const before = known.get(language)
  if (before) return before
  const answers = node.expect.flatMap((answer) => answer.answers[language]).join(' ')
  const listed = Array.from(answers.matchAll(/\{(\w+)\}/g), ([, name = '']) => slots[name]?.[language] ?? [])
  const texts = [
    answers.replace(/\{\w+\}|[[\]()|]/g, ' '),
    ...listed.flat(),
    ...welcome[language],
    ...goals[language],
    ...Object.values(nodes).flatMap(({ ask, simpler, models }) => [
      ...ask[language],
      simpler[language],
      ...models[language],
    ]),
  ]
  const words = texts.flatMap((text) => tokenize(text, language)).map(({ text }) => plainWord(text, language))
  const isEmpty = (word: string) => emptyWords[language].has(word) || joiningWords[language].has(word)
  const field = new Set(words.filter((word) => !isEmpty(word)))
  known.set(language, field)
  return field
}
