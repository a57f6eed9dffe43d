import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'

const unfit = /[\s\p{P}]/u

/**
 * Whether a word may be tracked: not empty, free of whitespace and of Chinese or Latin punctuation, and present in the
 * language's dictionary, whatever its case (requirement 5.5).
 */
export function isTrackableWord(
  word: string,
  dictionary: { lookUp: (term: string) => DictionaryEntry | { term: string } | undefined },
): boolean {
  return word !== '' && !unfit.test(word) && dictionary.lookUp(word) !== undefined
}
