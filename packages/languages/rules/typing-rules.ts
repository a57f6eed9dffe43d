import type { DictionaryIndex } from '../kit/dictionary/dictionary-index.ts'

/** Characters that may be meant by letters. */
export interface Candidate {
  text: string
  /** With tone marks, a space between syllables. */
  reading: string
  /** How much of what was typed it stands for, in UTF-16 code units from its beginning. */
  taken: number
  /** Whether several words were put together for it that are no entry of the dictionary. */
  isSentence?: boolean
}

/** What letters are typed among. */
export interface TypingContext {
  /** What stands before them in the field. */
  before?: string
  /** What the lesson or the talk is about, in any order: its words are likelier than others. */
  about?: string
}

/** What a dictionary makes of letters that stand for characters. */
export interface TypingAids {
  /** What letters may stand for, the likeliest first; nothing where they stand for no characters. */
  findCandidates: (typed: string, limit: number, context?: TypingContext) => Candidate[]
  /** A message in characters, and in those of the variety that is taught. */
  writeOut: (text: string) => string
  /** The usual forms of a character that is written otherwise elsewhere, the most usual first. */
  simplifiedOf: (character: string) => readonly string[]
}

/** How a language is typed whose characters stand on no keyboard. */
export interface TypingRules {
  /** Where the letters begin that a text ends with and that may be characters, in UTF-16 code units; undefined where it ends with none. */
  findRun: (text: string) => number | undefined
  /**
   * Makes a dictionary ready for typing.
   * @param yieldControl called now and then, so that whoever runs it stays responsive
   */
  prepare: (dictionary: DictionaryIndex, yieldControl: () => Promise<void> | void) => Promise<TypingAids>
  /** The same with the words of the course and of the scenes, for whoever has no dictionary. */
  prepareFirstWords: () => Promise<Pick<TypingAids, 'findCandidates' | 'writeOut'>>
}
