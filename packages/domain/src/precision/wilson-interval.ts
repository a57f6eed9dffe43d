/** So many of a count. */
export interface Share {
  part: number
  whole: number
}

/** Bounds of a share, 0 to 1. */
export interface Interval {
  low: number
  high: number
}

/** The 0.975 quantile of the normal distribution: 95 of 100 such intervals hold the true share. */
const z = 1.959964

/**
 * Between which bounds the true share lies, at 95 % confidence, where so many of a sample were counted: the score interval
 * of Wilson (1927), which holds for small samples and for shares near 0 and 1, too. Of no sample nothing is known: 0 to 1.
 */
export function wilsonInterval({ part, whole }: Share): Interval {
  if (whole === 0) return { low: 0, high: 1 }
  const share = part / whole
  const denominator = 1 + z ** 2 / whole
  const centre = (share + z ** 2 / (2 * whole)) / denominator
  const half = (z / denominator) * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
