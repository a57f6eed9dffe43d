import type { ReadToken } from '../kit/tokens/read-token.ts'
import type { TermLookup, TextToken } from '../kit/tokens/text-token.ts'

/** How words are read whose writing does not say it. */
export interface ReadingRules {
  /** Gives the words of a message their readings, by the words around them; what is not known gets none. */
  readInContext: (tokens: readonly TextToken[], dictionary: TermLookup) => ReadToken[]
  /** The readings as they are spoken, sounds changed across the words of each phrase. */
  readAsSpoken: (tokens: readonly ReadToken[]) => ReadToken[]
  /** A reading without its tones. */
  withoutTones: (reading: string) => string
  /**
   * Reads a reading as a learner types it.
   * @param text what it is the reading of
   * @returns undefined where it is no reading of the text
   */
  parseReading: (input: string, text: string) => string | undefined
}
