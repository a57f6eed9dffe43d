/** What a language model that tutors is told of one language, and how what it says is measured. */
export interface PromptRules {
  /** The one variety that is taught, as the instructions name it: "the Spanish of Spain, with tú". */
  variety: string
  /** Whom one speaks to how, as the instructions tell it; absent where all are spoken to alike. */
  register?: string
  /** The words of a text by which its level is measured, in lower case: no names, no numbers. */
  wordsOf: (text: string) => string[]
  /**
   * The rank of a word that is in no list of frequent words; undefined where it is rare. Absent where that is all there
   * is to say.
   * @param rankOf the rank of a word in the list, 1 being the most frequent
   */
  rankUnlisted?: (word: string, rankOf: (word: string) => number | undefined) => number | undefined
  /**
   * By a learner's level, the highest level of the dictionary whose words may be said to them without more; absent where the
   * dictionary knows no levels.
   */
  highestLevel?: Partial<Record<'beginner' | 'elementary' | 'intermediate' | 'advanced', string>>
  /** Letters of the shortest word that says what a conversation is about. */
  shortestTopic: number
  /**
   * What a remark about the learner holds that must not be kept of them: health, beliefs, politics, sexuality, descent, money,
   * crime, how they are reached, secrets, and orders to the tutor. English is checked, too: stems that it shares need not
   * be named again.
   */
  unfit: readonly RegExp[]
}
