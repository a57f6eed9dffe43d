import type { LanguageTag } from '@lingarden/domain/languages'
import type { ExpectedAnswer, Scenario, ScenarioNode } from '../scenario.ts'
import { align, similarityBound, type Alignment } from './align.ts'
import { createCompare } from './differences.ts'
import { expandPattern } from './expand.ts'
import { tokenize } from './tokens.ts'

export interface Match extends Alignment {
  answer: ExpectedAnswer
  /** The wording the learner's answer is closest to, its slots filled. */
  wording: string
  slots: Record<string, string>
}

interface Wording {
  answer: ExpectedAnswer
  text: string
  /** The words of the text, as an alignment takes them. */
  words: string[]
  slots: Record<string, string>
}

const wordingsOfNode = new WeakMap<ScenarioNode, Map<LanguageTag, Wording[]>>()

/** The expected answer that comes closest; undefined for a text without any word. */
export function matchAnswer(
  text: string,
  scenario: Scenario,
  node: ScenarioNode,
  language: LanguageTag,
): Match | undefined {
  const given = tokenize(text, language)
  if (given.length === 0) return undefined
  const compare = createCompare(language)
  let best: Match | undefined
  for (const { answer, text: wording, words, slots } of wordingsOf(scenario, node, language)) {
    if (best && similarityBound(given.length, words) <= best.similarity) continue
    const alignment = align(given, words, compare)
    if (!best || alignment.similarity > best.similarity) best = { ...alignment, answer, wording, slots }
    if (alignment.similarity === 1) break
  }
  return best && { ...best, slots: { ...best.slots, ...openSlots(best, text, language) } }
}

function wordingsOf(scenario: Scenario, node: ScenarioNode, language: LanguageTag): readonly Wording[] {
  const known = wordingsOfNode.get(node) ?? new Map<LanguageTag, Wording[]>()
  wordingsOfNode.set(node, known)
  const wordings =
    known.get(language) ??
    node.expect.flatMap((answer) =>
      answer.answers[language]
        .flatMap(expandPattern)
        .flatMap((text) => fillSlots(answer, text, scenario, language)),
    )
  known.set(language, wordings)
  return wordings
}

function fillSlots(
  answer: ExpectedAnswer,
  text: string,
  { slots }: Scenario,
  language: LanguageTag,
): Wording[] {
  const name = /\{(\w+)\}/.exec(text)?.[1]
  const values = name === undefined ? undefined : slots[name]?.[language]
  // A slot without a list is open: a name, a place.
  if (name === undefined || !values) return [{ answer, text, words: wordsOf(text, language), slots: {} }]
  return values.map((value) => {
    const filled = text.replace(`{${name}}`, value)
    return { answer, text: filled, words: wordsOf(filled, language), slots: { [name]: value } }
  })
}

const wordsOf = (text: string, language: LanguageTag) => tokenize(text, language).map((token) => token.text)

/** What the learner put into the open slots, as they wrote it. */
function openSlots({ steps }: Alignment, text: string, language: LanguageTag): Record<string, string> {
  const slots: Record<string, string> = {}
  for (const step of steps) {
    if (step.kind !== 'open') continue
    const word = text.slice(step.given.start, step.given.end)
    const before = slots[step.slot]
    slots[step.slot] = before === undefined ? word : before + (language === 'zh' ? '' : ' ') + word
  }
  return slots
}
