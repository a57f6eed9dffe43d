import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Scene } from '@lingarden/languages/scene'
import { describeWord } from '../differences.ts'
import { markOpener } from '../negations.ts'
import type { Part } from '../pattern.ts'
import { splitOpenEnd, tokenize } from '../tokens.ts'
import type { Graph } from './graph.ts'
import { none, type Label, type Note } from './lattice.ts'
import type { Numbering } from './numbering.ts'

/** What a lattice is built with. */
export interface Workshop {
  graph: Graph
  labels: Numbering<Label>
  notes: Numbering<Note | undefined>
  slots: Scene['slots']
  language: LanguageTag
}

/** The states that have been reached, by the letters read since then of a word that may go on. */
export type Ends = ReadonlyMap<string, number>

/** Adds what a sequence of a pattern accepts behind each end, and returns the ends behind it. */
export function trace(parts: readonly Part[], ends: Ends, shop: Workshop): Ends {
  return parts.reduce((reached, part) => tracePart(part, reached, shop), ends)
}

function tracePart(part: Part, ends: Ends, shop: Workshop): Ends {
  if (part.kind === 'text') return traceText(part.text, ends, shop)
  if (part.kind === 'choice') {
    const isOptional = part.choices.some((choice) => choice.length === 0)
    return traceChoices(
      part.choices.map((choice) => ({ parts: isOptional ? withOpener(choice, shop) : choice, note: none })),
      ends,
      shop,
    )
  }
  const slot = part.name
  const values = shop.slots[slot]
  // A slot without a list is open: a name, a place.
  if (!values) return new Map([['', traceOpenSlot(slot, ends, shop)]])
  const choices = values.map((value) => ({
    parts: [{ kind: 'text' as const, text: value }],
    note: shop.notes.numberOf(`${slot}\n${value}`, () => ({ kind: 'value', slot, value })),
  }))
  return traceChoices(choices, ends, shop)
}

/** A negation alone that may be left out is an answer before the sentence, and denies nothing in it. */
const withOpener = (parts: readonly Part[], { language }: Workshop): readonly Part[] =>
  parts.length === 1
    ? parts.map((part) => (part.kind === 'text' ? { ...part, text: markOpener(part.text, language) } : part))
    : parts

function traceText(text: string, ends: Ends, shop: Workshop): Ends {
  const reached = Array.from(ends, ([started, end]): [string, number] => {
    const { words, rest } = splitOpenEnd(started + text, shop.language)
    return [rest, addWords(end, words, shop)]
  })
  return joinEnds(reached, shop)
}

function traceChoices(
  choices: readonly { parts: readonly Part[]; note: number }[],
  ends: Ends,
  shop: Workshop,
): Ends {
  const reached = choices.flatMap(({ parts, note }) => {
    // Each choice begins in a state of its own, so that the arcs keep the order of the choices.
    const starts = Array.from(ends, ([started, end]): [string, number] => [
      started,
      shop.graph.addAfter(end, none, note),
    ])
    return [...trace(parts, new Map(starts), shop)]
  })
  return joinEnds(reached, shop)
}

function traceOpenSlot(slot: string, ends: Ends, shop: Workshop): number {
  const label = shop.labels.numberOf(`{${slot}}`, () => ({ kind: 'open', slot }))
  return shop.graph.addAfter(finishWords(ends, shop), label)
}

/** Ends every word that has been started, and joins the ends. */
export function finishWords(ends: Ends, shop: Workshop): number {
  const finished = Array.from(ends, ([started, end]) => {
    const words = tokenize(started, shop.language).map((token) => token.text)
    return addWords(end, words, shop)
  })
  return shop.graph.join(finished)
}

function addWords(state: number, words: readonly string[], { graph, labels, language }: Workshop): number {
  return words.reduce((reached, text) => {
    const label = labels.numberOf(text, () => ({ kind: 'word', word: describeWord(text, language) }))
    return graph.addAfter(reached, label)
  }, state)
}

/** One end for each different beginning of a word: from there, the same texts lead on. */
function joinEnds(reached: readonly (readonly [string, number])[], { graph }: Workshop): Ends {
  const byStart = Map.groupBy(reached, ([started]) => started)
  return new Map(
    Array.from(byStart, ([started, ends]) => [started, graph.join(ends.map(([, state]) => state))]),
  )
}
