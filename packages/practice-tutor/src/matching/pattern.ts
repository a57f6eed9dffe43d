/** A piece of a pattern: text, a slot to fill, or a choice between several sequences of pieces. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string }
  | { kind: 'choice'; choices: Part[][] }

/**
 * Reads a pattern: `(a|b)` is one of both, `[a|b]` one of both or nothing, `{slot}` a place to fill.
 * @returns the sequences that the pattern lets one choose from
 * @throws Error where a bracket or a slot is not closed
 */
export function parsePattern(pattern: string): Part[][] {
  const pieces = pattern.match(/\{\w+\}|[^[\](){}|]+|./gsu) ?? []
  let position = 0

  function readChoices(closing: string | undefined): Part[][] {
    const choices: Part[][] = []
    let current: Part[] = []
    for (;;) {
      const piece = pieces[position++]
      if (piece === closing) return [...choices, current]
      if (piece === undefined || piece === '{') throw new Error(`Pattern not closed: ${pattern}`)
      if (piece === '|') {
        choices.push(current)
        current = []
      } else current.push(partOf(piece))
    }
  }

  function partOf(piece: string): Part {
    if (piece === '(') return { kind: 'choice', choices: readChoices(')') }
    if (piece === '[') return { kind: 'choice', choices: [[], ...readChoices(']')] }
    if (piece.startsWith('{')) return { kind: 'slot', name: piece.slice(1, -1) }
    return { kind: 'text', text: piece }
  }

  return readChoices(undefined)
}
