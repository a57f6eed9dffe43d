import type { DropCosts } from '../costs.ts'
import { none, type Lattice } from './lattice.ts'
import type { Prices } from './price-words.ts'
import { dropGiven, takeNothing, takeOpen, takeWord, unreachable, type Row } from './take.ts'

/** For each state, the least costs from there to the end: a row for each number of words there can be on the way. */
export type Remainders = readonly (readonly Row[])[]

/** Finds the least costs from every state to the end, from the last state to the first. */
export function priceRemainders(lattice: Lattice, prices: Prices, drops: DropCosts): Remainders {
  const given = drops.length
  const { firstArc, target, fewest, most } = lattice
  const last = fewest.length - 1
  const remainders = Array.from(fewest, (least, state) => {
    const rows = (most[state] ?? 0) - least + 1
    return Array.from({ length: rows }, () => Array<number>(given + 1).fill(unreachable))
  })
  const atEnd: Row = Array<number>(given + 1).fill(unreachable)
  atEnd[given] = 0
  dropGiven(atEnd, drops)
  remainders[last] = [atEnd]

  for (let state = last - 1; state >= 0; state--) {
    const rows = remainders[state] ?? []
    for (let arc = firstArc[state] ?? 0; arc < (firstArc[state + 1] ?? 0); arc++) {
      const next = target[arc] ?? 0
      const words = lattice.label[arc] === none ? 0 : 1
      const offset = words + (fewest[next] ?? 0) - (fewest[state] ?? 0)
      remainders[next]?.forEach((behind, place) => {
        const row = rows[place + offset]
        if (row) takeArc(row, behind, arc)
      })
    }
    for (const row of rows) dropGiven(row, drops)
  }
  return remainders

  function takeArc(row: Row, behind: Row, arc: number): void {
    const number = lattice.label[arc] ?? none
    if (number === none) takeNothing(row, behind)
    else if (lattice.labels[number]?.kind === 'open') takeOpen(row, behind, drops)
    else takeWord(row, behind, prices[number] ?? [])
  }
}
