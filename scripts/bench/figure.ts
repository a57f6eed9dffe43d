/** One line of the table. */
export interface Figure {
  what: string
  measured: string
  target: string
}

/** The value below which 95 of 100 samples lie. */
export function p95(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0
}

/** The value below which half of the samples lie. */
export function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0
}

/** Runs something several times; the duration of each run in milliseconds. */
export async function measure(times: number, run: (place: number) => unknown): Promise<number[]> {
  const samples: number[] = []
  for (let place = 0; place < times; place++) {
    const start = performance.now()
    await run(place)
    samples.push(performance.now() - start)
  }
  return samples
}

export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`
