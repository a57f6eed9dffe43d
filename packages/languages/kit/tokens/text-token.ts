export type TokenKind = 'word' | 'number' | 'punctuation' | 'space'

/** What a word is besides a plain word: several words looked up as one, a name, or a number written out. */
export type WordRole = 'phrase' | 'name' | 'number'

/** A piece of a message; the texts of all tokens joined are the message. */
export interface TextToken {
  kind: TokenKind
  text: string
  /** Place in the message, in UTF-16 code units. */
  start: number
  /** The dictionary's term, where the word has one; of an inflected verb with pronouns, the verb. */
  term?: string
  role?: WordRole
  /** The words inside, in order, where the word is made of several; space between them is left out. */
  parts?: TextToken[]
  /** The separable word that this is one half of: 打 and 电话 in 打了一个电话 are of 打电话. */
  partOf?: string
}

export interface KnownTerm {
  term: string
  /** Place among the words of the language, 1 being the most frequent. */
  rank?: number
  /** Part of speech, abbreviated as dictionaries do: "v.", "n.". */
  pos?: string
  /** Readings separated by ' | ', the common one first. */
  pronunciation?: string
  /** What the term is a form of, each with the reason; lemmas of verbs are infinitives. */
  formOf?: readonly (readonly [lemma: string, reason: string])[]
}

/** What a learner has put right; it wins over the dictionary and over every rule. */
export interface LearnerCorrections {
  /**
   * Words by the text that they make together: several where it is to be split so, one where it is to stay whole.
   * Spanish and French texts are in lower case with plain apostrophes, one space between words; their words may leave
   * out hyphens and space.
   */
  splits: ReadonlyMap<string, readonly string[]>
  /** Readings by word, syllables separated by spaces. */
  readings: ReadonlyMap<string, string>
}

export interface TermLookup {
  /** Words of the longest term; in Mandarin, characters. */
  longestTerm: number
  lookUp: (term: string) => KnownTerm | undefined
  corrections?: LearnerCorrections
}

/** A word token, with the dictionary's term where there is one. */
export function wordToken(
  text: string,
  start: number,
  term: string | undefined,
  more: Pick<TextToken, 'role' | 'parts' | 'partOf'> = {},
): TextToken {
  return { kind: 'word', text, start, ...(term !== undefined && { term }), ...more }
}
