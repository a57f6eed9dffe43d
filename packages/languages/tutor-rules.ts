import type { Gender } from './kit/lexicon/analysis.ts'
import type { Lexicon } from './kit/lexicon/lexicon.ts'
import type { ReasonTexts } from './kit/reasons/reason.ts'
import type { Edit } from './kit/sentence/edit.ts'
import type { CourtesyRules } from './kit/tutor/courtesies.ts'
import type { FollowUps } from './kit/tutor/follow-ups.ts'
import type { HearingRules } from './kit/tutor/hearing.ts'
import type { WordKinds } from './kit/tutor/kinds.ts'
import type { TutorLines } from './kit/tutor/lines.ts'
import type { MatchingRules } from './rules/matching-rules.ts'
import type { MemoryRules } from './rules/memory-rules.ts'
import type { NameRules, RelevanceRules } from './rules/relevance-rules.ts'

/** What the built-in tutor knows of one language. */
export interface TutorRules {
  /**
   * What is surely wrong in a sentence, as changes that do not overlap.
   * @param lexicon the words of the language; without it a language whose checks need one goes unchecked
   * @param learner the forms that the learner uses for themselves, where they are known
   */
  findEdits: (sentence: string, lexicon: Lexicon | undefined, learner?: Gender) => Edit[]
  /** Why something is corrected, beside the reasons that several languages have. */
  reasons?: ReasonTexts
  /** Longest answer that is read, in characters; a scene asks for one sentence. */
  longestMessage: number
  matching: MatchingRules
  courtesies: CourtesyRules
  names: NameRules
  relevance: RelevanceRules
  memory: MemoryRules
  /** How terms are found in other forms; absent where words have one form. */
  cues?: CueRules
  hearing: HearingRules
  /** What its words are about; without it, answers are known by their wordings alone. */
  kinds?: WordKinds
  lines: TutorLines
  /** How the tutor stays with what is told in a talk without a script; without it, such a talk goes from question to question. */
  followUps?: FollowUps
  /** Words that are not answered, where it is no language of the interface. */
  impolite?: RegExp
  /** Sets a line as it is printed, where marks must not stand alone. */
  keepMarks?: (text: string) => string
}

/** How the term of a lesson becomes what its task listens for. */
export interface CueRules {
  /** A word in front that other forms may lack, such as the pronoun of a reflexive verb. */
  particle?: RegExp
  /** What all forms of a longer word begin with. */
  stemOf: (word: string) => string
}
