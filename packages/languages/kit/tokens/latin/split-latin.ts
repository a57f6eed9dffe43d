import { splitPieces, type Piece } from '../split-pieces.ts'
import { wordToken, type TermLookup, type TextToken } from '../text-token.ts'
import { joinAbbreviations } from './abbreviations.ts'
import { applySplits } from './apply-splits.ts'
import { joinPhrases } from './join-phrases.ts'
import { markNames } from './names.ts'

/** Longer runs of letters are no words, and looking them up would only take time. */
const longestWord = 60

/** Splits a run of letters, apostrophes and hyphens into words; the first one begins at 0. */
export type SplitWord = (text: string, dictionary: TermLookup) => TextToken[]

/** Splits a message in Latin letters into tokens, and joins what the dictionary has as a phrase. */
export function splitLatin(text: string, dictionary: TermLookup, splitWord: SplitWord): TextToken[] {
  const split = joinAbbreviations(text, splitPieces(text), dictionary).flatMap((piece) =>
    splitPiece(piece, dictionary, splitWord),
  )
  const { tokens, settled } = applySplits(text, split, dictionary)
  return joinPhrases(text, markNames(tokens), dictionary, settled)
}

function splitPiece({ kind, text, start }: Piece, dictionary: TermLookup, splitWord: SplitWord): TextToken[] {
  switch (kind) {
    case 'space':
    case 'punctuation':
      return [{ kind, text, start }]
    case 'number': {
      const term = dictionary.lookUp(text)?.term
      return term === undefined ? [{ kind, text, start }] : [wordToken(text, start, term, { role: 'number' })]
    }
    case 'han':
      return [wordToken(text, start, dictionary.lookUp(text)?.term)]
    case 'letters': {
      if (text.length > longestWord) return [wordToken(text, start, undefined)]
      return splitWord(text, dictionary).map((token) => moveTo(token, start))
    }
  }
}

/** The token of a word, in the message in which the word begins at a place. */
function moveTo(token: TextToken, by: number): TextToken {
  const { parts } = token
  return { ...token, start: token.start + by, ...(parts && { parts: parts.map((part) => moveTo(part, by)) }) }
}
