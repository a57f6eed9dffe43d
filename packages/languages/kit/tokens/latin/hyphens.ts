import { wordToken, type TermLookup, type TextToken } from '../text-token.ts'

const hyphen = /([‐‑-])/u

/**
 * Splits a word that the dictionary does not have as it stands: a compound of known words is those words; any other
 * compound stays whole, as Jean-Pierre does.
 */
export function splitUnknown(text: string, dictionary: TermLookup): TextToken[] {
  const pieces = text.split(hyphen)
  const areKnown = pieces.every((piece, i) => i % 2 === 1 || dictionary.lookUp(piece) !== undefined)
  if (pieces.length === 1 || !areKnown || isName(pieces))
    return [wordToken(text, 0, dictionary.lookUp(text)?.term)]
  let start = 0
  return pieces.map((piece, i): TextToken => {
    const begin = start
    start += piece.length
    return i % 2 === 1
      ? { kind: 'punctuation', text: piece, start: begin }
      : wordToken(piece, begin, dictionary.lookUp(piece)?.term)
  })
}

const isName = (pieces: readonly string[]): boolean =>
  pieces.every((piece, i) => i % 2 === 1 || /^\p{Lu}/u.test(piece))
