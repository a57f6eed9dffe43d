import { dropCost, priceInSlot, priceOf, similarityOf, type DropCosts } from './costs.ts'
import type { Difference, Word } from './differences.ts'
import type { Label } from './lattice/lattice.ts'
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

interface Cell {
  cost: number
  step: Step | undefined
  before: Cell | undefined
}

/** Aligns a learner's words with those expected, with the least cost; an open slot stands for one or more words. */
export function align(
  given: readonly Token[],
  expected: readonly Label[],
  drops: DropCosts,
  compare: (given: Token, expected: Word) => Difference,
): Alignment {
  let row: Cell[] = [{ cost: 0, step: undefined, before: undefined }]
  for (const label of expected) row.push(behind(row.at(-1), dropCost, missing(label)))
  for (const [place, token] of given.entries()) {
    const drop = drops[place] ?? dropCost
    const above = row
    row = [behind(above[0], drop, { kind: 'extra', given: token })]
    for (const [j, label] of expected.entries()) {
      row.push(
        cheapest([
          ...replacing(token, drop, label, above[j], above[j + 1]),
          behind(above[j + 1], drop, { kind: 'extra', given: token }),
          behind(row[j], dropCost, missing(label)),
        ]),
      )
    }
  }
  const last = row.at(-1)
  const similarity = similarityOf(last?.cost ?? 0, given.length, expected.length)
  return { similarity, steps: stepsTo(last) }

  function replacing(
    token: Token,
    drop: number,
    label: Label,
    before: Cell | undefined,
    above: Cell | undefined,
  ): Cell[] {
    if (label.kind === 'word') {
      const difference = compare(token, label.word)
      const step: Step = { kind: 'match', given: token, expected: label.word.text, difference }
      return [behind(before, priceOf(difference, drop), step)]
    }
    if (label.kind === 'nothing') return []
    const step: Step = { kind: 'open', given: token, slot: label.slot }
    const first = behind(before, priceInSlot(true, drop), step)
    return above?.step?.kind === 'open' ? [first, behind(above, priceInSlot(false, drop), step)] : [first]
  }
}

function missing(label: Label): Step {
  const expected = label.kind === 'word' ? label.word.text : label.kind === 'open' ? `{${label.slot}}` : ''
  return { kind: 'missing', expected }
}

const behind = (before: Cell | undefined, cost: number, step: Step): Cell => ({
  cost: (before?.cost ?? 0) + cost,
  step,
  before,
})

const cheapest = (cells: readonly Cell[]): Cell =>
  cells.reduce((best, cell) => (cell.cost < best.cost ? cell : best))

function stepsTo(cell: Cell | undefined): Step[] {
  const steps: Step[] = []
  for (let at = cell; at?.step; at = at.before) steps.push(at.step)
  return steps.toReversed()
}
