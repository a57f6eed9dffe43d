/** The most sounds that the model takes at a time, without the mark around them. */
const most = 500

/**
 * The numbers of the sounds, in pieces that the model takes; sounds that it does not know are left out. A piece ends
 * with a word where it can.
 */
export function soundNumbers(sounds: string, vocabulary: Readonly<Record<string, number>>): number[][] {
  const known = Array.from(sounds).filter((sound) => vocabulary[sound] !== undefined)
  const pieces: string[][] = []
  for (let start = 0; start < known.length;) {
    const rest = known.slice(start, start + most)
    const space = rest.lastIndexOf(' ')
    const length = rest.length < most || space <= 0 ? rest.length : space + 1
    pieces.push(rest.slice(0, length))
    start += length
  }
  return pieces.map((piece) => piece.map((sound) => vocabulary[sound] ?? 0))
}
