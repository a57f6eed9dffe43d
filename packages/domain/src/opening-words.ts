import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'

/**
 * A piece of an authored line: what is no word, a word with its dictionary term and its reading (null where it has none), or 0
 * where the tutor's name stands.
 */
export type OpeningPiece = string | readonly [text: string, term: string | null, reading?: string] | 0

/** Readings and senses of a term, as a dictionary would say them. */
export type OpeningEntry = readonly [pronunciation: string, definition: string]

/** The words of the lines by which a talk about a topic may be opened, for who has no dictionary yet. */
export interface OpeningWords {
  lines: readonly (readonly OpeningPiece[])[]
  entries: Readonly<Record<string, OpeningEntry>>
}

const textOf = (piece: OpeningPiece): string => (typeof piece === 'string' ? piece : piece ? piece[0] : '')

/**
 * The words of a text that is one of the lines, with the tutor's name in its place; what follows the line is plain text.
 * Undefined where no line is its beginning.
 */
export function readOpening({ lines }: OpeningWords, text: string): ReadToken[] | undefined {
  for (const line of lines) {
    const tokens = followLine(line, text)
    if (tokens) return tokens
  }
  return undefined
}

function followLine(line: readonly OpeningPiece[], text: string): ReadToken[] | undefined {
  const tokens: ReadToken[] = []
  let start = 0
  const take = (token: Omit<ReadToken, 'start'>) => {
    tokens.push({ ...token, start })
    start += token.text.length
  }
  for (const [place, piece] of line.entries()) {
    if (piece === 0) {
      const next = textOf(line[place + 1] ?? '')
      const end = next === '' ? text.length : text.indexOf(next, start)
      if (end <= start) return undefined
      take({ kind: 'word', text: text.slice(start, end), role: 'name' })
      continue
    }
    if (!text.startsWith(textOf(piece), start)) return undefined
    take(tokenOf(piece))
  }
  if (start < text.length) take({ kind: 'punctuation', text: text.slice(start) })
  return tokens
}

function tokenOf(piece: Exclude<OpeningPiece, 0>): Omit<ReadToken, 'start'> {
  if (typeof piece === 'string') return { kind: 'punctuation', text: piece }
  const [text, term, reading] = piece
  return { kind: 'word', text, ...(term !== null && { term }), ...(reading !== undefined && { reading }) }
}
