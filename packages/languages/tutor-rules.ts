import type { Lexicon } from './kit/lexicon/lexicon.ts'
import type { Edit } from './kit/sentence/edit.ts'

/** What the built-in tutor knows of one language. */
export interface TutorRules {
  /**
   * What is surely wrong in a sentence, as changes that do not overlap.
   * @param lexicon the words of the language; without it a language whose checks need one goes unchecked
   */
  findEdits: (sentence: string, lexicon: Lexicon | undefined) => Edit[]
}
