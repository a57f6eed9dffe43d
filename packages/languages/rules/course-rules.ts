/** What the dictionary of a language leaves out and the lessons of its course may use all the same. Words in lower case. */
export interface CourseRules {
  /** What short forms stand for: before a vowel, and melted with an article. */
  shortFor?: Readonly<Partial<Record<string, readonly string[]>>>
  /** Words at the head of a term that a sentence need not hold: a pronoun may change there, or be elided. */
  leadingWords?: ReadonlySet<string>
  /** How the forms of a word that agrees and is in no table of forms may be; which of them exist the dictionary says. */
  agreeingForms?: (word: string) => string[]
  /** The same word in the other gender, as its ending has it. */
  otherGender?: (word: string) => string | undefined
}
