import { dropCost, openCost } from '../costs.ts'
import { none, type Label, type Lattice, type Note } from './lattice.ts'
import type { Prices, Remainders } from './price.ts'

/** One wording of a lattice. */
export interface Way {
  labels: Label[]
  notes: Note[]
}

/** The first wording, in the order of the patterns, that no other one is more similar to than the given words. */
export function findBestWay(lattice: Lattice, prices: Prices, remainders: Remainders): Way {
  const limits = limitsOf(lattice, prices, remainders)
  const way: Way = { labels: [], notes: [] }
  let costs = Array.from({ length: prices.given + 1 }, (_, i) => i * dropCost)
  for (let state = 0; state < lattice.fewest.length - 1;) {
    const step = findStep(state)
    costs = step.costs
    if (step.word !== none) way.labels.push(lattice.labels[step.word] ?? { kind: 'nothing' })
    const note = lattice.notes[lattice.note[step.arc] ?? none]
    if (note) way.notes.push(note)
    state = lattice.target[step.arc] ?? 0
  }
  return way

  function findStep(state: number) {
    for (let arc = lattice.firstArc[state] ?? 0; arc < (lattice.firstArc[state + 1] ?? 0); arc++) {
      const word = lattice.label[arc] ?? none
      const after = costsBehind(costs, word, lattice, prices)
      const words = way.labels.length + (word === none ? 0 : 1)
      if (isWithin(lattice.target[arc] ?? 0, after, words)) return { arc, word, costs: after }
    }
    throw new Error('No wording has the cost that was found for the best one')
  }

  function isWithin(state: number, before: readonly number[], words: number): boolean {
    let place = remainders.start[state] ?? 0
    for (let left = lattice.fewest[state] ?? 0; left <= (lattice.most[state] ?? 0); left++) {
      const limit = limits[words + left] ?? 0
      for (const cost of before) if (cost + (remainders.costs[place++] ?? 0) <= limit) return true
    }
    return false
  }
}

/** What a wording of so many words may cost to be as similar as the best one; -1 for a wording without words. */
function limitsOf({ fewest, most }: Lattice, { given }: Prices, { costs }: Remainders): number[] {
  const longest = most[0] ?? 0
  const lengthOf = (words: number) => Math.max(words, given)
  let least = 1
  for (let words = Math.max(1, fewest[0] ?? 0); words <= longest; words++) {
    const cost = costs[(words - (fewest[0] ?? 0)) * (given + 1)] ?? Infinity
    least = Math.min(least, cost / 100 / lengthOf(words))
  }
  return Array.from({ length: longest + 1 }, (_, words) => {
    if (words === 0) return -1
    // From one on nothing fits at all, and any wording is as good as another.
    return least >= 1 ? Infinity : Math.floor(least * 100 * lengthOf(words) + 1e-6)
  })
}

/** The least costs of the given words up to each one, behind one more expected word. */
function costsBehind(
  before: readonly number[],
  word: number,
  { labels }: Lattice,
  { given, replacing }: Prices,
): number[] {
  if (word === none) return [...before]
  const isOpen = labels[word]?.kind === 'open'
  const after = [(before[0] ?? 0) + dropCost]
  let taken = Infinity
  for (let i = 1; i <= given; i++) {
    const one = before[i - 1] ?? 0
    taken = isOpen ? Math.min(one, taken + openCost) : one + (replacing[word * given + i - 1] ?? 0)
    after.push(Math.min(taken, (before[i] ?? 0) + dropCost, (after[i - 1] ?? 0) + dropCost))
  }
  return after
}
