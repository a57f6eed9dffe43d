import { sourceOfMove } from './move-pattern.ts'

interface Pattern {
  /** Stands at the beginning, and ends with a word. */
  first: RegExp
  /** Ends with a word. */
  whole: RegExp
  any: RegExp
}

/** No word goes on. */
const end = String.raw`(?<!\p{Script=Han}(?=\p{Script=Han}))`

const known = new WeakMap<readonly string[], Pattern>()

function patternOf(patterns: readonly string[]): Pattern {
  const before = known.get(patterns)
  if (before) return before
  const source = String.raw`(?<![\p{Script=Latin}\d\p{Script=Han}])(?:${patterns.map(sourceOfMove).join('|')})`
  const made = {
    first: new RegExp(`^${source}${end}`, 'u'),
    whole: new RegExp(`${source}${end}`, 'u'),
    any: new RegExp(source, 'u'),
  }
  known.set(patterns, made)
  return made
}

/** A pattern as long as this may go on within a word: “晚上再吃” in 晚上再吃药. */
const surelyMeant = 3

/**
 * What one of several patterns finds in a text of a language without spaces whose words were parted by them. None begins or
 * ends within a word, as a character of 自行车 is no 行.
 */
export function wordsFound(patterns: readonly string[], parted: string): string | undefined {
  if (patterns.length === 0) return undefined
  const { whole, any } = patternOf(patterns)
  const [found] = whole.exec(parted) ?? any.exec(parted) ?? []
  const said = found?.replaceAll(/\s/gu, '')
  return said !== undefined && (said.length >= surelyMeant || whole.test(parted)) ? said : undefined
}

/** Whether such a text begins with one of several patterns. */
export const wordsBegin = (patterns: readonly string[], parted: string): boolean =>
  patterns.length > 0 && patternOf(patterns).first.test(parted)
