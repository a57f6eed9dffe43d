/** How a sentence decides which word an inflected form is counted as. Words in lower case, with plain apostrophes. */
export interface InflectionRules {
  /** Pronouns that nothing but a verb follows. */
  beforeVerb: ReadonlySet<string>
  /**
   * Words that a clause may begin with. Absent where a sentence names its subject: where it may leave it out, a form of the
   * first person that stands first, or after one of these, is rather the verb: Vivo en Madrid.
   */
  beginsClause?: ReadonlySet<string>
  /** Determiners; some of them are pronouns before a verb as well, where the word has no noun to be. */
  beforeNoun: ReadonlySet<string>
  /** Auxiliaries; what follows is a participle, if it can be one. */
  beforeParticiple: ReadonlySet<string>
  /** Phrases that mean something else than their words: who says one has said the phrase, and none of the words. */
  undivided: ReadonlySet<string>
  /**
   * First names and cities that are words in lower case: with a capital they are names, also where a sentence begins.
   * Absent where a capital makes no name of a word.
   */
  namesThatAreWords?: ReadonlySet<string>
}
