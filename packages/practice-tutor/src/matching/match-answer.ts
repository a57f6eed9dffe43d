import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { ExpectedAnswer, Scene, SceneNode } from '@lingarden/languages/scene'
import { align, type Alignment, type Step } from './align.ts'
import { findAsides } from './asides.ts'
import { asideCost, denialCost, dropCost } from './costs.ts'
import { describeWord, differenceBetween } from './differences.ts'
import { findBestWay } from './lattice/best-way.ts'
import { buildLattice } from './lattice/build-lattice.ts'
import type { Lattice, Note } from './lattice/lattice.ts'
import { priceRemainders } from './lattice/price-remainders.ts'
import { priceWords } from './lattice/price-words.ts'
import { deniesOther, readNegations } from './negations.ts'
import { tokenize } from './tokens.ts'

export interface Match extends Alignment {
  answer: ExpectedAnswer
  /** What the learner put into the slots, or, into one with a list, the value of the wording that came closest. */
  slots: Record<string, string>
}

const lattices = new WeakMap<SceneNode, Lattice>()

/**
 * The expected answer that comes closest; undefined for a text without any word. Whoever denies an answer has not given it,
 * however alike the words are.
 */
export function matchAnswer(
  text: string,
  scene: Pick<Scene, 'slots'>,
  node: SceneNode,
  language: LanguageTag,
): Match | undefined {
  const { words: given, denying } = readNegations(text, tokenize(text, language), language)
  if (given.length === 0) return undefined
  const lattice = latticeOf(scene, node, language)
  const asides = findAsides(text, given, language)
  const drops = given.map((token) =>
    denying.has(token) ? denialCost : asides.has(token) ? asideCost : dropCost,
  )
  const words = new Map(given.map((token) => [token, describeWord(token.text, language)]))
  const prices = priceWords([...words.values()], drops, lattice)
  const remainders = priceRemainders(lattice, prices, drops)
  const { labels, notes } = findBestWay(lattice, prices, remainders, drops)
  const whole = align(given, labels, drops, (token, expected) => {
    const word = words.get(token)
    return word ? differenceBetween(word, expected) : 'other'
  })
  const isAside = (step: Step) => step.kind === 'extra' && asides.has(step.given)
  const alignment = { ...whole, steps: whole.steps.filter((step) => !isAside(step)) }
  const answer = notes.find((note) => note.kind === 'answer')?.answer
  if (!answer) throw new Error('A wording belongs to no answer')
  const similarity = deniesOther(alignment.steps, denying, language) ? 0 : alignment.similarity
  return {
    ...alignment,
    similarity,
    answer,
    slots: { ...listedSlots(notes), ...openSlots(alignment, text, language) },
  }
}

function latticeOf(scene: Pick<Scene, 'slots'>, node: SceneNode, language: LanguageTag): Lattice {
  const lattice = lattices.get(node) ?? buildLattice(scene, node, language)
  lattices.set(node, lattice)
  return lattice
}

function listedSlots(notes: readonly Note[]): Record<string, string> {
  return Object.fromEntries(
    notes.flatMap((note) => (note.kind === 'value' ? [[note.slot, note.value] as const] : [])),
  )
}

/** What the learner put into the open slots, as they wrote it. */
function openSlots({ steps }: Alignment, text: string, language: LanguageTag): Record<string, string> {
  const { wordJoiner } = languageOf(language)
  const slots: Record<string, string> = {}
  for (const step of steps) {
    if (step.kind !== 'open') continue
    const word = text.slice(step.given.start, step.given.end)
    const before = slots[step.slot]
    slots[step.slot] = before === undefined ? word : before + wordJoiner + word
  }
  return slots
}
