import { replacementCost, type Compare, type Difference } from './differences.ts'
import type { Token } from './tokens.ts'

/** One step of an alignment: which given and which expected word stand against each other. */
export type Step =
  | { kind: 'match'; given: Token; expected: string; difference: Difference }
  | { kind: 'open'; given: Token; slot: string }
  | { kind: 'extra'; given: Token }
  | { kind: 'missing'; expected: string }

export interface Alignment {
  /** 1 where both are the same, 0 where nothing fits. */
  similarity: number
  steps: Step[]
}

const dropCost = 0.7
/** Each further word of an open slot; a name may have several. */
const openCost = 0.05
const isOpenSlot = (token: string) => token.startsWith('{')

/** The best similarity that an alignment of so many words could have, known before it is made. */
export function similarityBound(given: number, expected: readonly string[]): number {
  const surplus = Math.abs(given - expected.length)
  const cost = expected.some(isOpenSlot) ? openCost : dropCost
  return 1 - (surplus * cost) / Math.max(given, expected.length, 1)
}

interface Cell {
  cost: number
  step: Step | undefined
  from: readonly [number, number]
}

/** Aligns a learner's words with those expected; `{name}` stands for any one or more words. */
export function align(given: readonly Token[], expected: readonly string[], compare: Compare): Alignment {
  const table: Cell[][] = [[{ cost: 0, step: undefined, from: [0, 0] }]]
  const cellAt = (i: number, j: number) => table[i]?.[j]

  for (let i = 0; i <= given.length; i++) {
    const row = (table[i] ??= [])
    for (let j = i === 0 ? 1 : 0; j <= expected.length; j++) {
      row[j] = cheapest(candidates(i, j))
    }
  }

  function candidates(i: number, j: number): Cell[] {
    const word = given[i - 1]
    const target = expected[j - 1]
    const cells: Cell[] = []
    const add = (from: readonly [number, number], cost: number, step: Step) => {
      const before = cellAt(...from)
      if (before) cells.push({ cost: before.cost + cost, step, from })
    }
    if (word && target) {
      if (isOpenSlot(target)) {
        const slot = target.slice(1, -1)
        add([i - 1, j - 1], 0, { kind: 'open', given: word, slot })
        const before = cellAt(i - 1, j)?.step
        if (before?.kind === 'open') add([i - 1, j], openCost, { kind: 'open', given: word, slot })
      } else {
        const difference = compare(word.text, target)
        add([i - 1, j - 1], replacementCost[difference], {
          kind: 'match',
          given: word,
          expected: target,
          difference,
        })
      }
    }
    if (word) add([i - 1, j], dropCost, { kind: 'extra', given: word })
    if (target) add([i, j - 1], dropCost, { kind: 'missing', expected: target })
    return cells
  }

  const total = cellAt(given.length, expected.length)?.cost ?? 0
  const similarity = Math.max(0, 1 - total / Math.max(given.length, expected.length, 1))
  return { similarity, steps: walkBack(table, given.length, expected.length) }
}

function cheapest(cells: readonly Cell[]): Cell {
  const [first, ...rest] = cells
  if (!first) throw new Error('An alignment has no way to this cell')
  return rest.reduce((best, cell) => (cell.cost < best.cost ? cell : best), first)
}

function walkBack(table: readonly (readonly Cell[])[], i: number, j: number): Step[] {
  const steps: Step[] = []
  let at: readonly [number, number] = [i, j]
  for (;;) {
    const cell = table[at[0]]?.[at[1]]
    if (!cell?.step) return steps.toReversed()
    steps.push(cell.step)
    at = cell.from
  }
}
