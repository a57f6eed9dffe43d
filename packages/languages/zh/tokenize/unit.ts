import type { Piece } from '../../kit/tokens/split-pieces.ts'

/** What a path through a run of text steps over: one Han character, or a whole Latin word or number. */
export interface Unit {
  kind: 'han' | 'letters' | 'number'
  text: string
  start: number
}

/** A character with the marks that follow it; never half of a surrogate pair. */
const character = /\p{Script=Han}\p{M}*/gu

/** The units of the pieces of one run, which holds neither space nor punctuation. */
export function unitsOf(run: readonly Piece[]): Unit[] {
  return run.flatMap(({ kind, text, start }): Unit[] => {
    if (kind === 'space' || kind === 'punctuation') return []
    if (kind !== 'han') return [{ kind, text, start }]
    return Array.from(text.matchAll(character), (match) => ({
      kind,
      text: match[0],
      start: start + match.index,
    }))
  })
}

/** The text from a unit up to another; empty where the run does not reach that far. */
export function textOf(units: readonly Unit[], begin: number, end: number): string {
  if (begin < 0 || end > units.length) return ''
  return units
    .slice(begin, end)
    .map((unit) => unit.text)
    .join('')
}
