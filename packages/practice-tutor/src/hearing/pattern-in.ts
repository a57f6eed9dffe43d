import { sourceOfMove } from './move-pattern.ts'

type Known = WeakMap<readonly string[], RegExp>
const anywhere: Known = new WeakMap()
const each: Known = new WeakMap()
const atStart: Known = new WeakMap()
const alone: Known = new WeakMap()

/** Finds one of several patterns anywhere in a text as `plainMove` writes it; in Latin letters, at the beginning of a word. */
export const patternIn = (patterns: readonly string[]): RegExp =>
  patternAt(patterns, '(?<![\\p{Script=Latin}\\d])', anywhere)

/** Finds each place of such a text where one of several patterns stands. */
export const patternsIn = (patterns: readonly string[]): RegExp =>
  patternAt(patterns, '(?<![\\p{Script=Latin}\\d])', each, '', 'gu')

/** Finds one of several patterns as the whole of such a text. */
export const patternAlone = (patterns: readonly string[]): RegExp => patternAt(patterns, '^', alone, '$')

/** Finds one of several patterns at the beginning of such a text. */
export const patternAtStart = (patterns: readonly string[]): RegExp => patternAt(patterns, '^', atStart)

function patternAt(patterns: readonly string[], start: string, known: Known, end = '', flags = 'u'): RegExp {
  const made = known.get(patterns)
  if (made) return made
  const source = patterns.length === 0 ? '(?!)' : `${start}(?:${patterns.map(sourceOfMove).join('|')})${end}`
  const pattern = new RegExp(source, flags)
  known.set(patterns, pattern)
  return pattern
}
