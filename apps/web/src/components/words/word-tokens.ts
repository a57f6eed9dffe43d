import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'

/** The words among the pieces of a text. */
export const wordsOf = (tokens: readonly ReadToken[]): ReadToken[] =>
  tokens.filter(({ kind }) => kind === 'word')

/** The dictionary's form of a word, or the word itself where no dictionary knows it. */
export const termOf = ({ term, text }: Pick<ReadToken, 'term' | 'text'>): string => term ?? text
