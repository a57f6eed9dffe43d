/** Median of a few runs, in milliseconds. */
export function typicalTime(run: () => unknown): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[4] ?? Infinity
}
