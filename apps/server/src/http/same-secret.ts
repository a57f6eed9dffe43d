import { timingSafeEqual } from 'node:crypto'

/** Whether a secret is the known one, in a time that does not tell how much of it was guessed. */
export function isSameSecret(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)]
  return a.length === b.length && timingSafeEqual(a, b)
}
