import { wordsOf } from './changed-places.ts'
import type { MistakePair } from './mistake-in-sentence.ts'

/** More are a text to read, and no sentence to look over. */
const mostWords = 20
/** A character of Mandarin or a word between spaces, with the marks that stand at it. */
const piece = /\p{Script=Han}[^\s\p{L}\p{N}]*|[^\s\p{Script=Han}]+/gu

/**
 * The words of a wrong sentence of which one is too many, as they were written with the marks beside them.
 * @returns undefined where more than that is wrong
 */
export function wordsWithOneTooMany({ wrong, right }: MistakePair): string[] | undefined {
  const words = wrong.match(piece) ?? []
  const isWord = words.every((word) => wordsOf(word).length === 1)
  if (!isWord || words.length > mostWords || words.length !== wordsOf(right).length + 1) return undefined
  const wanted = wordsOf(right).join(' ')
  const leaves = (place: number) => wordsOf(words.toSpliced(place, 1).join(' ')).join(' ') === wanted
  return words.some((_, place) => leaves(place)) ? words : undefined
}
