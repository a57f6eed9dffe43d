/**
 * The loudest value of each of `count` equal spans, so that a picture of any width shows every peak. Where there
 * are fewer values than spans, values are repeated; without any, everything is silent.
 */
export function peaksOf(levels: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, place) => {
    const from = Math.floor((place * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((place + 1) * levels.length) / count))
    return Math.min(1, Math.max(0, ...levels.slice(from, to)))
  })
}

/** Loudness (root mean square) of samples between -1 and 1, one value for each `span` seconds. */
export function levelsOf(samples: Float32Array, sampleRate: number, span: number): number[] {
  const length = Math.max(1, Math.round(sampleRate * span))
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, place) =>
    loudness(samples.subarray(place * length, (place + 1) * length)),
  )
}

/** Root mean square of samples between -1 and 1. */
export function loudness(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length)
}
