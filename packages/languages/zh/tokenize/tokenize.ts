import { splitPieces } from '../../kit/tokens/split-pieces.ts'
import type { TermLookup, TextToken } from '../../kit/tokens/text-token.ts'
import { splitHan } from './split-han.ts'

/** Splits a Mandarin message along the most likely path through the dictionary's terms. */
export const tokenizeMandarin = (text: string, dictionary: TermLookup): TextToken[] =>
  splitHan(splitPieces(text), dictionary)
