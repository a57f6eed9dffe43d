import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { termOf, wordsOf } from '@/components/words/word-tokens'

/** The word that the word panel shows: one of the words of a message. */
export interface SelectedWord {
  messageId: string
  sentence: string
  /** The message as it may be kept with the word; empty where it may not. */
  kept: string
  words: readonly ReadToken[]
  /** Place among the words. */
  index: number
}

export function selectedTerm({ words, index }: SelectedWord): string {
  const token = words[index]
  return token ? termOf(token) : ''
}

/**
 * The same place of the message, in words that may have been joined or split meanwhile.
 * @param tokens of that message; those of another one are not looked at
 */
export function followWord(selected: SelectedWord, tokens: readonly ReadToken[]): SelectedWord {
  const { words, index, sentence } = selected
  const place = words[index]?.start
  if (place === undefined || tokens.map(({ text }) => text).join('') !== sentence) return selected
  const newWords = wordsOf(tokens)
  const newIndex = newWords.findLastIndex(({ start }) => start <= place)
  return newIndex < 0 ? selected : { ...selected, words: newWords, index: newIndex }
}

/** The word so many places further in the message; undefined past its ends. */
export function stepWord(selected: SelectedWord, step: 1 | -1): SelectedWord | undefined {
  const index = selected.index + step
  return selected.words[index] ? { ...selected, index } : undefined
}
