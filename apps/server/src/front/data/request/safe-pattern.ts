import { notTaken } from '../data-error.ts'

/** Characters of a pattern. */
const longestPattern = 100
/** Repetitions of one character that a pattern may count. */
const mostCounted = 50

/**
 * One part of a pattern at a time: an escaped sign or a class of characters, a list of characters, a group's bracket, an
 * alternative, an anchor, a count, a repetition, any other character.
 */
const part =
  /\\([\s\S])|\[(?:\^?\]?(?:[^\]\\[]|\\[\s\S])*)\]|[()|^$]|\{(\d{1,3})(?:,(\d{0,3}))?\}|[*+?]|[^\\[{]/uy
/** What may stand behind a backslash: signs, and the classes of digits, words and spaces. */
const harmlessEscape = /^(?:[dswDSW]|[^\p{L}\p{N}])$/u

/**
 * Refuses patterns that PostgreSQL's engine cannot match in a time that grows with the text alone: references to what was
 * matched, looking ahead or behind, changed syntax (`(?…`, `***`) and counted groups. What is left it runs as an automaton.
 * @param isList whether the value is a list of patterns ({a,b})
 * @throws DataError with what is taken
 */
export function checkPattern(value: string, isList: boolean): void {
  const patterns = isList ? value.replace(/^\{/u, '').replace(/\}$/u, '').split(',') : [value]
  if (patterns.length > 10 || !patterns.every((pattern) => isSafe(isList ? unquote(pattern) : pattern))) {
    throw notTaken(
      'This pattern is not taken.',
      `A pattern has at most ${longestPattern} characters and is made of characters, lists of them ([a-z]), classes (\\d \\s \\w), anchors, groups, alternatives and * + ? {n,m} behind single characters.`,
    )
  }
}

const unquote = (pattern: string) => pattern.replaceAll(/^"|"$/gu, '').replaceAll(/\\(.)/gsu, '$1')

function isSafe(pattern: string): boolean {
  if (pattern.length > longestPattern || pattern.startsWith('***') || pattern.includes('(?')) return false
  part.lastIndex = 0
  let before = ''
  while (part.lastIndex < pattern.length) {
    const found = part.exec(pattern)
    if (!found || !isSafePart(found, before)) return false
    before = found[0]
  }
  return true
}

function isSafePart([, escaped, from, to]: RegExpExecArray, before: string): boolean {
  if (escaped !== undefined) return harmlessEscape.test(escaped)
  // Lists of PostgreSQL's own names ([[:alpha:]], [[=e=]]) are not read here and so not taken.
  if (from !== undefined) return before !== ')' && Math.max(Number(from), Number(to ?? 0)) <= mostCounted
  return true
}
