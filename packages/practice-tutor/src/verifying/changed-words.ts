import { diffSentences } from '@lingarden/text/sentence-diff'

/** What a correction takes out and puts in, as words; a Han character is a word of its own. */
export interface ChangedWords {
  removed: string[]
  added: string[]
}

const word = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}’'])+/gu

/** The words of a text as they are compared: in small letters, elided words apart from what follows them. */
export const wordsIn = (text: string): string[] =>
  (text.normalize('NFC').toLowerCase().match(word) ?? [])
    .flatMap((one) => one.replaceAll('’', "'").split(/(?<=')/u))
    .filter((one) => /[\p{L}\p{N}]/u.test(one))

/** The words that differ between a quotation and what it is to become; capitals and marks are none. */
export function changedWords(original: string, corrected: string): ChangedWords {
  const changes: ChangedWords = { removed: [], added: [] }
  const [from, to] = [wordsIn(original).join(' '), wordsIn(corrected).join(' ')]
  for (const { kind, text } of diffSentences(from, to)) {
    if (kind !== 'same') changes[kind].push(...wordsIn(text))
  }
  return changes
}
