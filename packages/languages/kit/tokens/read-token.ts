import type { TextToken } from './text-token.ts'

/** A token with its reading, as the dictionary gives it: how sounds change beside others is for reading it out. */
export type ReadToken = TextToken & {
  /** Syllables with a space between them. */
  reading?: string
  parts?: ReadToken[]
}
