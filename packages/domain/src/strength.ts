/** Word strength: the specification's formula (requirement 5.10a) and its bands (4.5). */

export type StrengthBand = 'weak' | 'medium' | 'strong'

/**
 * Strength of a word from 0 to 100, rounded to whole points. raw = seen^1.5 / (clicks + 5)^1.5 is banded
 * piecewise linearly: below 1 up to 50, from 1 to 2 up to 75, from 2 to 4 up to 100, and 100 from 4 on.
 * @param seen how often the word was met; below 0 counts as 0
 * @param clicks how often its meaning was looked up; below 0 counts as 0
 */
export function wordStrength(seen: number, clicks: number): number {
  const raw = (Math.max(0, seen) / (Math.max(0, clicks) + 5)) ** 1.5
  if (raw >= 4) return 100
  if (raw >= 2) return Math.round(75 + ((raw - 2) / 2) * 25)
  if (raw >= 1) return Math.round(50 + (raw - 1) * 25)
  return Math.round(raw * 50)
}

/** Below 60 weak, 60 to 79 medium, 80 and above strong. */
export function strengthBand(strength: number): StrengthBand {
  if (strength >= 80) return 'strong'
  return strength >= 60 ? 'medium' : 'weak'
}
