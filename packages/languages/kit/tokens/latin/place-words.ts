import { normalizeTerm } from '../../dictionary/normalize-term.ts'

const separator = /[\s‐‑-]/u
/** The longest that a letter with its marks is written, in UTF-16 code units, beyond what its key takes. */
const spareLength = 8

/** What Spanish and French texts are corrected under: lower case, plain apostrophes, one space between words. */
export const latinKey = (text: string): string => normalizeTerm(text).replace(/\s+/g, ' ')

/**
 * Finds where words stand in the text that they make up; between them, hyphens and space may be left out.
 * @param words in the form of their keys
 * @returns the words as the text writes them with their places in it; undefined where they do not make it up
 */
export function placeWords(
  text: string,
  words: readonly string[],
): { text: string; start: number }[] | undefined {
  const placed: { text: string; start: number }[] = []
  let at = 0
  for (const word of words) {
    while (at < text.length && separator.test(text.charAt(at)) && !separator.test(word.charAt(0))) at++
    const end = findEnd(text, at, word)
    if (end === undefined) return undefined
    placed.push({ text: text.slice(at, end), start: at })
    at = end
  }
  return placed.length > 0 && /^[\s‐‑-]*$/u.test(text.slice(at)) ? placed : undefined
}

/** Letters may be written with marks of their own, so that the word in the text is longer than its key. */
function findEnd(text: string, from: number, word: string): number | undefined {
  const last = Math.min(text.length, from + word.length * 2 + spareLength)
  for (let end = from + 1; end <= last; end++) {
    const isWord = latinKey(text.slice(from, end)) === word
    if (isWord && !/^\p{M}/u.test(text.slice(end))) return end
  }
  return undefined
}
