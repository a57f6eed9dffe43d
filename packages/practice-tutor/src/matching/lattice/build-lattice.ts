import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { parsePattern } from '../pattern.ts'
import { createGraph, type Arc } from './graph.ts'
import { none, type Label, type Lattice, type Note } from './lattice.ts'
import { createNumbering } from './numbering.ts'
import { shrinkGraph } from './shrink.ts'
import { finishWords, trace, type Workshop } from './trace.ts'

/**
 * Builds the lattice of what a node accepts.
 * @throws Error where a pattern is not well formed
 */
export function buildLattice(
  { slots }: Pick<Scene, 'slots'>,
  { expect }: SceneNode,
  language: LanguageTag,
): Lattice {
  const shop: Workshop = {
    graph: createGraph(),
    labels: createNumbering<Label>({ kind: 'nothing' }),
    notes: createNumbering<Note | undefined>(undefined),
    slots,
    language,
  }
  const { graph, notes, labels } = shop
  const lasts = expect.flatMap((answer, place) => {
    const note = notes.numberOf(`${place}`, () => ({ kind: 'answer', answer }))
    const first = graph.addAfter(0, none, note)
    return answer.answers.flatMap(parsePattern).map((parts) => {
      const ends = trace(parts, new Map([['', graph.addAfter(first)]]), shop)
      return finishWords(ends, shop)
    })
  })
  graph.join(lasts)
  const states = shrinkGraph(graph.states)
  return { labels: labels.things, notes: notes.things, ...packArcs(states), ...countWords(states) }
}

function packArcs(states: readonly (readonly Arc[])[]) {
  const arcs = states.flat()
  const firstArc = new Uint32Array(states.length + 1)
  for (const [state, { length }] of states.entries()) firstArc[state + 1] = (firstArc[state] ?? 0) + length
  return {
    firstArc,
    label: Uint32Array.from(arcs, ({ label }) => label),
    note: Uint32Array.from(arcs, ({ note }) => note),
    target: Uint32Array.from(arcs, ({ target }) => target),
  }
}

/** The fewest and the most words from each state to the last one. */
function countWords(states: readonly (readonly Arc[])[]) {
  const fewest = new Uint16Array(states.length)
  const most = new Uint16Array(states.length)
  for (const [place, arcs] of states.toReversed().entries()) {
    const state = states.length - 1 - place
    const counts = arcs.map(({ label, target }) => {
      const words = label === none ? 0 : 1
      return [words + (fewest[target] ?? 0), words + (most[target] ?? 0)] as const
    })
    fewest[state] = counts.length === 0 ? 0 : Math.min(...counts.map(([least]) => least))
    most[state] = Math.max(0, ...counts.map(([, greatest]) => greatest))
  }
  return { fewest, most }
}
