import type { Explanation } from '../../explanations.ts'

/** A construction that stands in a sentence. */
export interface Construction {
  explanation: Explanation
  /** As it stands there. */
  found: string
  /** Where it begins, in UTF-16 code units. */
  at: number
}

/** More would be a lesson and no answer. */
const mostTold = 3

/** Longest text that is looked through, in UTF-16 code units: what is longer is no sentence. */
const longest = 600

/**
 * The constructions of a sentence that can be explained, as they stand in it. Of two in the same place the one that the
 * language lists first is told, as it is the more particular one.
 */
export function findConstructions(text: string, explanations: readonly Explanation[]): Construction[] {
  const plain = text
    .slice(0, longest)
    .replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
  const told: Construction[] = []
  for (const explanation of explanations) {
    if (told.length === mostTold) break
    const found = Array.from(plain.matchAll(patternOf(explanation))).find(
      (match) => !told.some((other) => overlaps(other, match)),
    )
    if (found) told.push({ explanation, found: found[0].trim(), at: found.index })
  }
  return told.toSorted((one, other) => one.at - other.at)
}

const overlaps = ({ at, found }: Construction, match: RegExpExecArray): boolean =>
  match.index < at + found.length && at < match.index + match[0].length

const patterns = new Map<string, RegExp>()

/** Compiled once; `matchAll` works on a copy. */
function patternOf({ match }: Explanation): RegExp {
  const known = patterns.get(match) ?? new RegExp(match, 'giu')
  patterns.set(match, known)
  return known
}
