/** A way to step from one unit to a later one. */
export interface Step {
  from: number
  /** Unit after the last one. */
  to: number
  text: string
  cost: number
}

interface Reached<S extends Step> {
  step: S
  total: number
  before: Reached<S> | undefined
}

/**
 * Finds the cheapest way from the first unit to the end.
 * @param stepsFrom every way to go on from a unit; at least one for each unit
 * @param pairCost what it costs more (or, below 0, less) that one step follows the other
 */
export function findBestPath<S extends Step>(
  size: number,
  stepsFrom: (from: number) => readonly S[],
  pairCost: (before: S, step: S) => number,
): S[] {
  const reached: Reached<S>[][] = Array.from({ length: size + 1 }, () => [])
  for (let from = 0; from < size; from++) {
    const arrivals = reached[from] ?? []
    if (from > 0 && arrivals.length === 0) continue
    for (const step of stepsFrom(from)) {
      let best: Reached<S> = { step, total: from === 0 ? step.cost : Infinity, before: undefined }
      for (const before of arrivals) {
        const total = before.total + step.cost + pairCost(before.step, step)
        if (total < best.total) best = { step, total, before }
      }
      reached[step.to]?.push(best)
    }
  }
  const path: S[] = []
  let last = (reached[size] ?? []).toSorted((a, b) => a.total - b.total)[0]
  for (; last; last = last.before) path.unshift(last.step)
  return path
}
