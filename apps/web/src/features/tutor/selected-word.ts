import type { ReadToken } from '@lingarden/domain/dictionary/reading/read-in-context'

/** The word that the word panel shows: one of the words of a message. */
export interface SelectedWord {
  messageId: string
  sentence: string
  words: readonly ReadToken[]
  /** Place among the words. */
  index: number
}

export const wordsOf = (tokens: readonly ReadToken[]): ReadToken[] =>
  tokens.filter(({ kind }) => kind === 'word')

/** The dictionary's form of a word, or the word itself where no dictionary knows it. */
export const termOf = ({ term, text }: Pick<ReadToken, 'term' | 'text'>): string => term ?? text

export function selectedTerm({ words, index }: SelectedWord): string {
  const token = words[index]
  return token ? termOf(token) : ''
}

/** The word so many places further in the message; undefined past its ends. */
export function stepWord(selected: SelectedWord, step: 1 | -1): SelectedWord | undefined {
  const index = selected.index + step
  return selected.words[index] ? { ...selected, index } : undefined
}
