/** Milliseconds to the second attempt: a browser says that it is online a moment before a request comes through. */
const shortest = 3000
/** Milliseconds that a server which is away for long is left alone. */
const longest = 300_000
/** Milliseconds after which what waits for another reason, such as one that is held, is looked at again. */
const rest = 30_000

/**
 * Milliseconds to the next attempt: twice as long after each failure, up to five minutes. Chance takes up to half of it, so that
 * a server which comes back does not meet everybody at once.
 * @param failures attempts in a row that failed
 * @param chance from 0 up to 1
 */
export function backOff(failures: number, chance: number): number {
  if (failures <= 0) return rest
  return Math.min(longest, shortest * 2 ** (failures - 1)) * (1 - chance / 2)
}
