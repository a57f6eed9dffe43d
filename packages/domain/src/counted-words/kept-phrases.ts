import type { TextToken } from '../dictionary/tokenize.ts'
import { containsPhrase } from '../tutor-goals.ts'

/**
 * The phrases of a bank that stand in a text, and count there beside their words. What was taken out of the text, as it was
 * corrected, parts a phrase.
 * @param tokens what was met of the text, in order
 */
export function keptPhrasesIn(tokens: readonly TextToken[], phrases: readonly string[]): string[] {
  const parts = partsOf(tokens)
  return phrases.filter((phrase) => parts.some((part) => containsPhrase(part, phrase)))
}

/** The text between the gaps and the ends of its sentences. */
function partsOf(tokens: readonly TextToken[]): string[] {
  const parts: string[] = []
  let end: number | undefined
  for (const { start, text } of tokens) {
    const before = start === end ? parts.pop() : undefined
    parts.push((before ?? '') + text)
    end = start + text.length
  }
  return parts.flatMap((part) => part.split(/[.!?…。！？]/u))
}

/** Whether a row of the bank is a phrase that a text counts as its words. */
export const isKeptPhrase = ({ word_string, source }: { word_string: string; source: string }): boolean =>
  source === 'phrase' || /\s/u.test(word_string)
