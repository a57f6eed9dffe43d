import { readHand } from './hand.ts'

/**
 * Levels that are known, by term: whatever frequency says, a word of the first course is one of level A1.
 * @param location a list by hand: a level, a tab and its words
 * @param taught the key terms of the first course, where they are to be taken from it
 */
export function readKnownLevels(location: URL, taught: readonly string[] = []): Map<string, string> {
  const byHand = Array.from(readHand(location)).flatMap(([level, words]) =>
    words.split(' ').map((word) => [word, level] as const),
  )
  return new Map([...byHand, ...taught.map((term) => [term, 'A1'] as const)])
}
