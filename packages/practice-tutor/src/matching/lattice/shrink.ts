import type { Arc } from './graph.ts'
import { none } from './lattice.ts'

/**
 * The same ways through fewer states: arcs for nothing are left out where that repeats no other arc, and states from
 * which one can go on alike become one.
 * @param states in an order in which arcs only lead onwards; the first one begins every way
 */
export function shrinkGraph(states: readonly (readonly Arc[])[]): Arc[][] {
  const arrivals = countArrivals(states)
  // From the last state to the first, so that arcs lead to lower numbers until the end.
  const kept: Arc[][] = []
  const standIns = states.map(() => 0)
  const known = new Map<string, number>()

  function keep(arcs: Arc[]): number {
    const [only] = arcs
    if (arcs.length === 1 && only && isNothing(only)) return only.target
    const key = arcs.map(keyOf).join(' ')
    const number = known.get(key) ?? kept.push(arcs) - 1
    known.set(key, number)
    return number
  }

  for (let state = states.length - 1; state >= 0; state--) {
    const arcs = (states[state] ?? []).flatMap((arc) => {
      const target = standIns[arc.target] ?? 0
      const onwards = arrivals[arc.target] === 1 ? (kept[target] ?? []) : []
      return canSkip(arc, onwards) ? onwards.map((next) => mergeNotes(arc, next)) : [{ ...arc, target }]
    })
    standIns[state] = keep([...new Map(arcs.map((arc) => [keyOf(arc), arc])).values()])
  }
  return renumberFrom(standIns[0] ?? 0, kept)
}

const isNothing = ({ label, note }: Arc) => label === none && note === none
const keyOf = ({ label, note, target }: Arc) => `${label},${note},${target}`

/** Whether an arc can be left out in favour of those behind it, without losing its note. */
function canSkip({ label, note }: Arc, onwards: readonly Arc[]): boolean {
  if (label !== none || onwards.length === 0) return false
  return note === none || (onwards.length === 1 && onwards[0]?.note === none)
}

function mergeNotes({ note }: Arc, next: Arc): Arc {
  return note === none ? next : { ...next, note }
}

function countArrivals(states: readonly (readonly Arc[])[]): number[] {
  const arrivals = states.map(() => 0)
  for (const arcs of states) for (const { target } of arcs) arrivals[target] = (arrivals[target] ?? 0) + 1
  return arrivals
}

/** The states that can be reached from the first one, in an order in which arcs lead onwards. */
function renumberFrom(first: number, states: readonly (readonly Arc[])[]): Arc[][] {
  const order: number[] = []
  const reached = new Set([first])
  for (let state = first; state >= 0; state--) {
    if (!reached.has(state)) continue
    order.push(state)
    for (const { target } of states[state] ?? []) reached.add(target)
  }
  const numbers = new Map(order.map((state, number) => [state, number]))
  return order.map((state) =>
    (states[state] ?? []).map((arc) => ({ ...arc, target: numbers.get(arc.target) ?? 0 })),
  )
}
