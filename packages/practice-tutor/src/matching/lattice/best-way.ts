import { dropCost, priceInSlot, type DropCosts } from '../costs.ts'
import { none, type Label, type Lattice, type Note } from './lattice.ts'
import type { Remainders } from './price-remainders.ts'
import type { Prices } from './price-words.ts'

/** One wording of a lattice. */
export interface Way {
  labels: Label[]
  notes: Note[]
}

/**
 * The wording that is most similar to the given words; of several, the first one in the order of the patterns.
 * @throws Error where no wording of the lattice has a word
 */
export function findBestWay(lattice: Lattice, prices: Prices, remainders: Remainders, drops: DropCosts): Way {
  const { firstArc, target, fewest } = lattice
  const limits = limitsOf(lattice, remainders, drops.length)
  const way: Way = { labels: [], notes: [] }
  let costs = [0]
  for (const drop of drops) costs.push((costs.at(-1) ?? 0) + drop)
  for (let state = 0; state < fewest.length - 1;) {
    const step = findStep(state)
    costs = step.costs
    const label = lattice.labels[lattice.label[step.arc] ?? none]
    const note = lattice.notes[lattice.note[step.arc] ?? none]
    if (label && label.kind !== 'nothing') way.labels.push(label)
    if (note) way.notes.push(note)
    state = target[step.arc] ?? 0
  }
  return way

  function findStep(state: number) {
    for (let arc = firstArc[state] ?? 0; arc < (firstArc[state + 1] ?? 0); arc++) {
      const label = lattice.label[arc] ?? none
      const behind = costsBehind(costs, lattice.labels[label], prices[label] ?? [], drops)
      const words = way.labels.length + (label === none ? 0 : 1)
      if (isWithin(behind, target[arc] ?? 0, words)) return { arc, costs: behind }
    }
    throw new Error('No wording costs as little as the best one')
  }

  /** Whether a way with these costs and so many words behind it can end within the limits. */
  function isWithin(behind: readonly number[], state: number, words: number): boolean {
    const rows = remainders[state] ?? []
    return rows.some((row, place) => {
      const limit = limits[words + (fewest[state] ?? 0) + place] ?? 0
      return behind.some((cost, taken) => cost + (row[taken] ?? 0) <= limit)
    })
  }
}

/** What a wording of so many words may cost to be as similar as the best one; below 0 for one without words. */
function limitsOf({ fewest, most }: Lattice, remainders: Remainders, given: number): number[] {
  const lengthOf = (words: number) => Math.max(words, given)
  const rates = (remainders[0] ?? []).map(([cost = Infinity], place) => {
    const words = (fewest[0] ?? 0) + place
    return words === 0 ? Infinity : cost / lengthOf(words)
  })
  const least = Math.min(...rates)
  return Array.from({ length: (most[0] ?? 0) + 1 }, (_, words) => {
    if (words === 0) return -1
    // Where nothing fits at all, every wording is as good as another.
    return least >= 100 ? Infinity : Math.floor(least * lengthOf(words) + 1e-6)
  })
}

/** The least costs to have taken each number of the given words, with one more expected word. */
function costsBehind(
  costs: readonly number[],
  label: Label | undefined,
  prices: readonly number[],
  drops: DropCosts,
): number[] {
  if (!label || label.kind === 'nothing') return [...costs]
  const behind: number[] = []
  let taken = Infinity
  for (const [place, cost] of costs.entries()) {
    const before = costs[place - 1] ?? Infinity
    const drop = drops[place - 1] ?? dropCost
    taken =
      label.kind === 'open'
        ? Math.min(before + priceInSlot(true, drop), taken + priceInSlot(false, drop))
        : before + (prices[place - 1] ?? 0)
    behind.push(Math.min(taken, cost + dropCost, (behind[place - 1] ?? Infinity) + drop))
  }
  return behind
}
