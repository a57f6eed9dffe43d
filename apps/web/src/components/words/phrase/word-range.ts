import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'

/** Some words in a row, by their places among the words of a text; both ends belong to it. */
export interface WordRange {
  from: number
  to: number
}

/** The words between two places, in whatever order they were chosen. */
export const rangeBetween = (one: number, other: number): WordRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
})

export const isWithin = ({ from, to }: WordRange, place: number): boolean => place >= from && place <= to

/** A range with one more word, before it or behind it. */
export const grown = ({ from, to }: WordRange, side: -1 | 1): WordRange =>
  side === -1 ? { from: from - 1, to } : { from, to: to + 1 }

/** Most words of a phrase: what is longer is a sentence, and no card asks for it in a breath. */
const mostWords = 10

/** Several words as they stand in their text. */
export interface Phrase {
  /** On one line, without the marks at its ends. */
  text: string
  /** Syllables with a space between them; empty where the language has no readings, or not all are known. */
  reading: string
  words: readonly ReadToken[]
  /** Why it cannot be kept as one term; undefined where it can. */
  problem: 'long' | 'sentences' | undefined
}

/** Ends of sentences, which no phrase reaches over. */
const sentenceEnd = /[.!?…。！？\n]/u

/**
 * The phrase of some words of a text. A word that is written with a capital only because a sentence begins with it is
 * written small.
 * @param words all words of the text
 */
export function phraseOf(text: string, words: readonly ReadToken[], { from, to }: WordRange): Phrase {
  const chosen = words.slice(from, to + 1)
  const [first] = chosen
  const last = chosen.at(-1)
  if (!first || !last) return { text: '', reading: '', words: chosen, problem: undefined }
  const whole = text.slice(first.start, last.start + last.text.length)
  const small = first.term !== undefined && first.term === first.text.toLowerCase()
  const phrase = small ? first.term + whole.slice(first.text.length) : whole
  const readings = chosen.map(({ reading }) => reading)
  return {
    text: phrase.replace(/\s+/gu, ' ').trim(),
    reading: readings.every((reading) => reading !== undefined) ? readings.join(' ') : '',
    words: chosen,
    problem: problemOf(whole, chosen.length),
  }
}

function problemOf(text: string, count: number): Phrase['problem'] {
  if (count > mostWords) return 'long'
  return sentenceEnd.test(text) ? 'sentences' : undefined
}
