import { sourceOfMove } from './move-pattern.ts'

interface Pattern {
  /** Ends with a word. */
  whole: RegExp
  any: RegExp
}

const known = new WeakMap<readonly string[], Pattern>()

function patternOf(patterns: readonly string[]): Pattern {
  const source = String.raw`(?<![\p{Script=Latin}\d\p{Script=Han}])(?:${patterns.map(sourceOfMove).join('|')})`
  const made = known.get(patterns) ?? {
    whole: new RegExp(String.raw`${source}(?<!\p{Script=Han}(?=\p{Script=Han}))`, 'u'),
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
  const { whole, any } = patternOf(patterns)
  const [found] = whole.exec(parted) ?? any.exec(parted) ?? []
  const said = found?.replaceAll(/\s/gu, '')
  return said !== undefined && (said.length >= surelyMeant || whole.test(parted)) ? said : undefined
}
