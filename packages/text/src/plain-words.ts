/** Between words, and after an elided one: l'ami is two words. */
const wordBreak = /[^\p{L}\p{M}\p{N}]+/u

/** Where a number meets a letter: 7h30 is written 7 h 30 as well. */
const besideDigit = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu

/** The words of a text in lower case, without punctuation; ligatures are written out. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  return plain
    .replace(besideDigit, ' ')
    .split(wordBreak)
    .filter((word) => word !== '')
}
