import { toneMarks } from '../reading/pinyin.ts'

/** A piece of what somebody typed: a letter of pinyin, a digit, a character, or whatever parts syllables. */
export type TypedPiece =
  | {
      kind: 'letter'
      /** In lower case and without its tone; ü for v and u:. */
      letter: string
      /** 1 to 4 where it bears a mark. */
      tone: number | undefined
    }
  | { kind: 'digit' | 'character' | 'break'; letter: string }

/** Also the breve, which many take for the mark of the third tone. */
const typedMarks: Readonly<Record<string, number>> = { ...toneMarks, '\u0306': 3 }
const diaeresis = '\u0308'

/**
 * Reads what was typed for Mandarin, as characters, as pinyin or as both: capitals, wide letters and the ways to write ü
 * make no difference. Space, punctuation and apostrophes are breaks, one for as many as stand together.
 */
export function readTyped(text: string): TypedPiece[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('u:', 'ü').replaceAll('v', 'ü')
  const pieces: TypedPiece[] = []
  for (const symbol of plain.normalize('NFD')) {
    const last = pieces.at(-1)
    if (/\p{M}/u.test(symbol)) {
      if (last?.kind !== 'letter') continue
      if (symbol === diaeresis && last.letter === 'u') last.letter = 'ü'
      else last.tone = typedMarks[symbol] ?? last.tone
    } else if (/\p{Script=Latin}/u.test(symbol))
      pieces.push({ kind: 'letter', letter: symbol, tone: undefined })
    else if (/\p{N}/u.test(symbol) && !/\p{Script=Han}/u.test(symbol))
      pieces.push({ kind: 'digit', letter: symbol })
    else if (/\p{L}/u.test(symbol)) pieces.push({ kind: 'character', letter: symbol })
    else if (last && last.kind !== 'break') pieces.push({ kind: 'break', letter: "'" })
  }
  return pieces.map((piece, place) => withoutNeedlessUmlaut(piece, pieces[place - 1]))
}

/** After j, q, x and y there is only ü, and it is written u. */
function withoutNeedlessUmlaut(piece: TypedPiece, before: TypedPiece | undefined): TypedPiece {
  const isNeedless = piece.kind === 'letter' && piece.letter === 'ü' && /^[jqxy]$/.test(before?.letter ?? '')
  return isNeedless ? { ...piece, letter: 'u' } : piece
}
