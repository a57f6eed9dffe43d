import type { Piece } from '../split-pieces.ts'
import type { TermLookup } from '../text-token.ts'

/** A few letters with a full stop, again and again: M., aprox., p. ej., EE. UU., w.-c. */
const abbreviation = /\p{L}{1,6}\.(?:[ -]?\p{L}{1,6}\.)*(?!\.)/uy

/** Joins letters and full stops that are an abbreviation into one piece of letters, the longest first. */
export function joinAbbreviations(
  text: string,
  pieces: readonly Piece[],
  dictionary: TermLookup,
): readonly Piece[] {
  const joined: Piece[] = []
  let end = 0
  for (const [place, piece] of pieces.entries()) {
    const { kind, text: found, start } = piece
    if (start + found.length <= end) continue
    if (start < end) joined.push({ kind, text: found.slice(end - start), start: end })
    else {
      const short = pieces[place + 1]?.text.startsWith('.')
        ? findAbbreviation(text, piece, isCounted(pieces, place), dictionary)
        : undefined
      joined.push(short === undefined ? piece : { kind, text: short, start })
      end = start + (short ?? found).length
    }
  }
  return joined
}

function findAbbreviation(
  text: string,
  { kind, start }: Piece,
  isAfterNumber: boolean,
  dictionary: TermLookup,
): string | undefined {
  abbreviation.lastIndex = start
  const longest = kind === 'letters' ? abbreviation.exec(text)?.[0] : undefined
  if (longest === undefined) return undefined
  const ends = Array.from(longest.matchAll(/\./gu), ({ index }) => index + 1).slice(0, mostStops)
  return ends
    .toReversed()
    .map((end) => longest.slice(0, end))
    .find((short) => isAbbreviation(short, isAfterNumber, dictionary))
}

/** As in a. de J. C. and more: nobody looks further. */
const mostStops = 4

/** A word at the end of a sentence is none, even where it is spelt like one: la mer. and mer., 10 m. and M. Dupont. */
function isAbbreviation(short: string, isAfterNumber: boolean, dictionary: TermLookup): boolean {
  if (short.toLowerCase() === 'etc.') return true
  const known = dictionary.lookUp(short)
  const bare = short.slice(0, -1)
  if (!known || (bare.length === 1 && isAfterNumber)) return false
  const word = dictionary.lookUp(bare)
  return bare.includes('.') || !word || (known.rank ?? Infinity) < (word.rank ?? Infinity)
}

function isCounted(pieces: readonly Piece[], place: number): boolean {
  const before = pieces[place - 1]
  return (before?.kind === 'space' ? pieces[place - 2] : before)?.kind === 'number'
}
