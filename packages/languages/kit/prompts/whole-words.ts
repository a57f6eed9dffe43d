/**
 * Finds any of the words, in whatever case.
 * @param words parted by space, as parts of a pattern: `*` stands for letters, `_` for a space
 */
export function wholeWords(words: string): RegExp {
  const alternatives = words.trim().split(/\s+/u).join('|')
  const pattern = alternatives.replaceAll('*', String.raw`\p{L}*`).replaceAll('_', ' ')
  return new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu')
}
