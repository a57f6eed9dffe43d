import { sourceOfMove } from './move-pattern.ts'

const known = new WeakMap<readonly string[], RegExp>()

/**
 * Finds one of several patterns in a text of a language without spaces whose words were parted by them: none begins or ends
 * within a word, as a character of 自行车 is no 行.
 */
export function patternOfWords(patterns: readonly string[]): RegExp {
  const made =
    known.get(patterns) ??
    new RegExp(
      String.raw`(?<![\p{Script=Latin}\d\p{Script=Han}])(?:${patterns.map(sourceOfMove).join('|')})(?<!\p{Script=Han}(?=\p{Script=Han}))`,
      'u',
    )
  known.set(patterns, made)
  return made
}
