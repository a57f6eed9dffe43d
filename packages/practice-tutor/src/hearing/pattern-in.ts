import { sourceOfMove } from './move-pattern.ts'

const known = new WeakMap<readonly string[], RegExp>()

/** Finds one of several patterns anywhere in a text as `plainMove` writes it; in Latin letters, at the beginning of a word. */
export function patternIn(patterns: readonly string[]): RegExp {
  const made =
    known.get(patterns) ??
    new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${patterns.map(sourceOfMove).join('|')})`, 'u')
  known.set(patterns, made)
  return made
}
