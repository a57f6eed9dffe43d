/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10]

/**
 * Round values from 0 up to at least a maximum, for the lines of an axis.
 * @param max 0 or more; at 0 the axis still has a line to grow to
 * @param count how many lines above 0 at most
 */
export function axisTicks(max: number, count = 4): number[] {
  const least = Math.max(max, 1) / count
  const power = 10 ** Math.floor(Math.log10(least))
  // Half a word or half a minute is no line of an axis.
  const step = Math.max(1, (steps.find((candidate) => candidate * power >= least) ?? 10) * power)
  const whole = Number.isInteger(step) ? step : Math.ceil(step)
  return Array.from({ length: Math.ceil(Math.max(max, 1) / whole) + 1 }, (_, line) => line * whole)
}

/** Which of so many labels to write so that they stand apart: the last one always, then every few before it. */
export function labelPlaces(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: count }, (_, place) => place).filter(
    (place) => (count - 1 - place) % every === 0,
  )
}
