import { dropCost, openCost, replacementCost } from '../costs.ts'
import { differenceBetween, type Word } from '../differences.ts'
import type { LanguageTag } from '@lingarden/domain/languages'
import { none, type Lattice } from './lattice.ts'

/** What it costs to take each given word for each label of a lattice. */
export interface Prices {
  /** The number of given words. */
  given: number
  /** Label by label, for each given word. */
  replacing: Uint8Array
}

/** Compares each given word once with each word of a lattice. */
export function priceWords(given: readonly Word[], { labels }: Lattice, language: LanguageTag): Prices {
  const replacing = new Uint8Array(labels.length * given.length)
  let place = 0
  for (const label of labels) {
    for (const word of given) {
      if (label.kind === 'word')
        replacing[place] = replacementCost[differenceBetween(word, label.word, language)]
      place++
    }
  }
  return { given: given.length, replacing }
}

/** For each state, the least cost from any given word to the end, by the number of words the way there has. */
export interface Remainders {
  /** Where each state's costs begin: those with its fewest words first, in each as many as there are given words and one. */
  start: Uint32Array
  costs: Int32Array
}

const unreachable = 1e9

/** Finds the least costs from every state to the end, from the last state to the first. */
export function priceRemainders(lattice: Lattice, prices: Prices): Remainders {
  const { firstArc, label, target, labels, fewest, most } = lattice
  const width = prices.given + 1
  const start = placeStates(lattice, width)
  const costs = new Int32Array(start.at(-1) ?? 0).fill(unreachable)
  const last = fewest.length - 1
  for (let i = 0; i < width; i++) costs[(start[last] ?? 0) + i] = (prices.given - i) * dropCost

  for (let state = last - 1; state >= 0; state--) {
    const from = start[state] ?? 0
    for (let arc = firstArc[state] ?? 0; arc < (firstArc[state + 1] ?? 0); arc++) {
      const next = target[arc] ?? 0
      const word = label[arc] ?? none
      const isOpen = labels[word]?.kind === 'open'
      const words = word === none ? 0 : 1
      const skip = (fewest[next] ?? 0) + words - (fewest[state] ?? 0)
      for (let row = 0; row <= (most[next] ?? 0) - (fewest[next] ?? 0); row++) {
        const ahead = (start[next] ?? 0) + row * width
        const here = from + (row + skip) * width
        if (word === none) takeNothing(costs, here, ahead, width)
        else if (isOpen) takeOpen(costs, here, ahead, width)
        else takeWord(costs, here, ahead, prices, word * prices.given)
      }
    }
    for (let here = from; here < (start[state + 1] ?? 0); here += width) dropGiven(costs, here, width)
  }
  return { start, costs }
}

function placeStates({ fewest, most }: Lattice, width: number): Uint32Array {
  const start = new Uint32Array(fewest.length + 1)
  for (let state = 0; state < fewest.length; state++) {
    const rows = (most[state] ?? 0) - (fewest[state] ?? 0) + 1
    start[state + 1] = (start[state] ?? 0) + rows * width
  }
  return start
}

function lower(costs: Int32Array, place: number, cost: number): void {
  if (cost < (costs[place] ?? 0)) costs[place] = cost
}

function takeNothing(costs: Int32Array, here: number, ahead: number, width: number): void {
  for (let i = 0; i < width; i++) lower(costs, here + i, costs[ahead + i] ?? 0)
}

function takeWord(
  costs: Int32Array,
  here: number,
  ahead: number,
  { given, replacing }: Prices,
  row: number,
): void {
  let after = costs[ahead] ?? 0
  for (let i = 0; i < given; i++) {
    const missing = after + dropCost
    after = costs[ahead + i + 1] ?? 0
    lower(costs, here + i, Math.min(missing, after + (replacing[row + i] ?? 0)))
  }
  lower(costs, here + given, after + dropCost)
}

/** An open slot takes one word for nothing and further ones for little. */
function takeOpen(costs: Int32Array, here: number, ahead: number, width: number): void {
  let taken = unreachable
  for (let i = width - 1; i >= 0; i--) {
    const after = costs[ahead + i] ?? 0
    lower(costs, here + i, Math.min(taken, after + dropCost))
    taken = Math.min(after, taken + openCost)
  }
}

function dropGiven(costs: Int32Array, here: number, width: number): void {
  for (let i = width - 2; i >= 0; i--) lower(costs, here + i, (costs[here + i + 1] ?? 0) + dropCost)
}
