import { readOpening, type OpeningWords } from '@lingarden/domain/opening-words'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'

interface Known extends OpeningWords {
  /** By text, the same each time. */
  read: Map<string, ReadToken[] | undefined>
}

/** By language code; what a talk may be opened with, until the dictionary is here. */
const known = new Map<string, Known>()

export function noteOpeningWords(languageCode: string, words: OpeningWords): void {
  known.set(languageCode, { ...words, read: new Map() })
}

/** The words of a line by which a talk was opened; undefined for any other text. */
export function openingTokens(languageCode: string, text: string): ReadToken[] | undefined {
  const words = known.get(languageCode)
  if (!words) return undefined
  const tokens = words.read.get(text) ?? readOpening(words, text)
  words.read.set(text, tokens)
  return tokens
}

/** What a word of such a line means; undefined for any other. */
export function openingEntry(languageCode: string, term: string | undefined) {
  const entry = term === undefined ? undefined : known.get(languageCode)?.entries[term]
  return entry && { term: term ?? '', pronunciation: entry[0], definition: entry[1] }
}
