import { none } from './lattice.ts'

/** An arc while a lattice is being built; label and note by number. */
export interface Arc {
  label: number
  note: number
  target: number
}

/** A graph that grows: each state's arcs in the order they were added. Arcs lead to later states only. */
export interface Graph {
  states: Arc[][]
  /** Adds a state behind another one, and returns its number. */
  addAfter: (state: number, label?: number, note?: number) => number
  /** One state behind several from which one goes on alike. */
  join: (sources: readonly number[]) => number
}

/** A graph of one state, number 0. */
export function createGraph(): Graph {
  const states: Arc[][] = [[]]

  function addAfter(state: number, label = none, note = none): number {
    const target = states.push([]) - 1
    states[state]?.push({ label, note, target })
    return target
  }

  function join(sources: readonly number[]): number {
    const [first = 0, ...others] = sources
    if (others.length === 0) return first
    const target = addAfter(first)
    for (const source of others) states[source]?.push({ label: none, note: none, target })
    return target
  }

  return { states, addAfter, join }
}
