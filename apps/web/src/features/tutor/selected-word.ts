import type { ReadToken } from '@lingarden/domain/dictionary/reading/read-in-context'
import { termOf } from '@/components/words/word-tokens'

/** The word that the word panel shows: one of the words of a message. */
export interface SelectedWord {
  messageId: string
  sentence: string
  words: readonly ReadToken[]
  /** Place among the words. */
  index: number
}

export function selectedTerm({ words, index }: SelectedWord): string {
  const token = words[index]
  return token ? termOf(token) : ''
}

/** The word so many places further in the message; undefined past its ends. */
export function stepWord(selected: SelectedWord, step: 1 | -1): SelectedWord | undefined {
  const index = selected.index + step
  return selected.words[index] ? { ...selected, index } : undefined
}
