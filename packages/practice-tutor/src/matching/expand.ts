/** Alternatives a pattern may have at most; beyond that it is an authoring mistake. */
const maxAlternatives = 5000

/**
 * Every wording of a pattern: `(a|b)` is one of both, `[a|b]` one of both or nothing, `{slot}` stays as it is.
 * @throws Error where a bracket is not closed or the pattern has too many wordings
 */
export function expandPattern(pattern: string): string[] {
  let position = 0

  function alternatives(closing: string): string[] {
    const finished: string[] = []
    let current = ['']
    for (;;) {
      const character = pattern[position]
      if (character === undefined || character === closing) {
        if (character !== closing && closing !== '') throw new Error(`Pattern not closed: ${pattern}`)
        position++
        return [...finished, ...current]
      }
      position++
      if (character === '|') {
        finished.push(...current)
        current = ['']
      } else if (character === '(') current = join(current, alternatives(')'))
      else if (character === '[') current = join(current, ['', ...alternatives(']')])
      else current = current.map((start) => start + character)
    }
  }

  function join(starts: readonly string[], ends: readonly string[]): string[] {
    if (starts.length * ends.length > maxAlternatives)
      throw new Error(`Pattern has too many wordings: ${pattern}`)
    return starts.flatMap((start) => ends.map((end) => start + end))
  }

  const wordings = alternatives('').map((wording) => wording.replace(/\s+/g, ' ').trim())
  return [...new Set(wordings)].filter((wording) => wording !== '')
}
