/** What a speaker may do with a sentence that still says the same; words as `listWords` writes them. */
export interface Liberties {
  /** May be said beside it: hesitation, greetings, politeness. */
  additions: ReadonlySet<string>
  /** May be said or not, wherever they stand: who speaks is heard from the verb. */
  optional: ReadonlySet<string>
  /** Short words that are easily swallowed or misheard; a few may differ. */
  little: ReadonlySet<string>
  /** Words that turn a sentence into its opposite. */
  negations: ReadonlySet<string>
  /** Words that may stand at another place. */
  movable: ReadonlySet<string>
}

/** A word of a sentence as it is compared. */
export interface HeardWord {
  plain: string
  /** Written with a capital inside its sentence: it can be spelled in many ways. */
  isName: boolean
}

/** How the language is heard: what nobody hears a difference between, and what is not held against a speaker. */
export interface SpokenRules {
  liberties: Liberties
  /** The words of a sentence without digits. */
  listWords: (text: string) => HeardWord[]
  /** What a word sounds like, roughly: words that a listener cannot tell apart have the same. */
  soundOf: (word: string) => string
  /** Whether a word that is said twice is said once with a false start. */
  repeatsAreFalseStarts: boolean
  /** Signs with the words that they are read as. */
  signs: readonly (readonly [sign: RegExp, words: string])[]
  /** What stands behind the hour where a time is told by its numbers. */
  hour: string
  /** A time by its half hour or its quarters; undefined where it has none. */
  tellTime: (spell: (number: number) => string, hour: number, minute: number) => string | undefined
  /** Numbers in digits that have another word beside a noun. */
  otherNumbers?: Readonly<Record<string, string>>
  /** A word, or as much as is shown as heard or missing, with the punctuation that follows. */
  piece: RegExp
}
