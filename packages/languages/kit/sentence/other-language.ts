import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Edit } from './edit.ts'
import { splitWords } from './words.ts'

/** Fewest words of another language that make a sentence one of it. */
const fewest = 2
/** Share of the words that must be plainly of another language, or unknown. */
const share = 1 / 3
const unknownShare = 0.6

/**
 * Without the edits in sentences of another language: what is right there is not to be corrected as this one.
 * @param words frequent words of other languages in the same letters, in lower case, that this language does not have
 */
export function withoutOtherLanguages<Found extends Edit>(
  text: string,
  edits: readonly Found[],
  lexicon: Lexicon,
  words: ReadonlySet<string>,
): Found[] {
  if (edits.length === 0) return []
  const foreign = sentencesOf(text).filter(({ start, end }) =>
    isOther(text.slice(start, end), lexicon, words),
  )
  return edits.filter((edit) => !foreign.some(({ start, end }) => edit.start >= start && edit.end <= end))
}

const sentencesOf = (text: string) =>
  Array.from(text.matchAll(/[^.!?…\n]+/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

function isOther(sentence: string, lexicon: Lexicon, others: ReadonlySet<string>): boolean {
  const words = splitWords(sentence).filter(
    ({ isWord, text }, place) => isWord && (place === 0 || !/^\p{Lu}/u.test(text)),
  )
  const plain = words.filter(({ lower }) => others.has(lower)).length
  if (plain >= fewest && plain >= words.length * share) return true
  const unknown = words.filter(({ lower }) => others.has(lower) || isStrange(lower, lexicon)).length
  return unknown >= 3 && unknown >= words.length * unknownShare
}

/** Neither known nor a known word without its accents. */
const isStrange = (word: string, lexicon: Lexicon): boolean =>
  !/\d/.test(word) && !lexicon.isKnown(word) && !lexicon.isKnown(word.replace("'", ''))
