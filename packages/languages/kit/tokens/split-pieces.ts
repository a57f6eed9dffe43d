export type PieceKind = 'space' | 'number' | 'han' | 'letters' | 'punctuation'

/** A run of one script or kind of character. */
export interface Piece {
  kind: PieceKind
  text: string
  /** Place in the message, in UTF-16 code units. */
  start: number
}

const letter = String.raw`(?:(?!\p{Script=Han})\p{L}\p{M}*)`
// An apostrophe ends a word only where it stands for a French vowel; elsewhere it is a quotation mark.
const elision = String.raw`(?:(?<=(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel|pres)?qu))['’])`
const number = [
  // 1 000 000, with any of the spaces that part thousands.
  String.raw`(?<![\p{Nd}.,])\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?:[.,]\p{Nd}+)?(?![\p{Nd}])`,
  // 7h and 7h30, times of day
  String.raw`\p{Nd}+h(?:\p{Nd}{2})?(?!\p{L}|\p{M}|\p{Nd})`,
  // 1.000,50 and 10:30
  String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)*|[\p{No}\p{Nl}]+`,
].join('|')
// 1er, 2e, 21ème, 2º, 3.ª
const ordinalEnd = String.raw`(?:ers?|[èe]res?|i?[èe]mes?|e|nde?s?|\.?[ºª°]|\.?er)(?!\p{L}|\p{M})`

const pieces = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    // Where case counts for nothing, the mark U+0345 is the Greek letter iota, too: no part of a character.
    String.raw`(?<han>(?:\p{Script=Han}(?:(?!\u0345)\p{M})*)+)`,
    String.raw`(?<number>\p{Nd}+${ordinalEnd}|${number})`,
    String.raw`(?<letters>${letter}+(?:['’‐‑-]${letter}+)*${elision}?)`,
    String.raw`(?<punctuation>[^\s\p{L}\p{N}]+|.)`,
  ].join('|'),
  'gisu',
)

/** Splits a message where the kind of character changes; the texts of the pieces joined are the message. */
export function splitPieces(text: string): Piece[] {
  return Array.from(text.matchAll(pieces), ({ groups = {}, 0: found, index }) => {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as PieceKind
    return { kind, text: found, start: index }
  })
}
