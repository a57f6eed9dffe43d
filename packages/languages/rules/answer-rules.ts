import type { TermLookup } from '../kit/tokens/text-token.ts'

/** What judging an answer asks a dictionary. */
export interface AnswerLookup extends TermLookup {
  /** The usual forms of a character that is written otherwise elsewhere. */
  simplifiedOf?: ((character: string) => readonly string[]) | undefined
}

/**
 * How an answer that is written otherwise stands to the right one: `sound` in letters that say how it is read, `tone` in
 * such with other tones, `homophone` in characters of the same sound.
 */
export interface JudgedWriting {
  verdict: 'right' | 'sound' | 'tone' | 'homophone'
  /** How the answer is read, unless it is right. */
  reading?: string
}

/** How what a learner writes is compared with what is right. */
export interface AnswerRules {
  /** The words of an answer as they are compared: case, punctuation, spaces and the kind of apostrophe make no difference. */
  listWords: (text: string) => string[]
  /** Words that grammars part by their accent although both may stand at like places; a sentence shows which one is meant. */
  markedByRule?: RegExp
  /**
   * Judges an answer in another writing than the right one; absent where the language has but one.
   * @param readings by word, for words that are read otherwise in the answer
   * @returns undefined where it says something else
   */
  judgeWriting?: (
    given: string,
    answer: string,
    dictionary: AnswerLookup,
    readings?: Readonly<Record<string, string>>,
  ) => JudgedWriting | undefined
}
