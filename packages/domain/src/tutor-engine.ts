import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { LearnerFact } from './learner-facts.ts'
import type { Level } from './levels.ts'
import type { MistakeOfLog } from './mistakes/mistake-in-sentence.ts'
import type { Gender } from './profile.ts'
import type { Goal, HistoryMessage, TutorEvent } from './tutor-turn.ts'

/** What the learner wrote, and what it should have been, in its sentence where that is known. */
export interface RecentMistake extends MistakeOfLog {
  explanation?: string
  /** Whether it is time to meet it again; not where it is missing. */
  isDue?: boolean
  /** Whether the learner put it right themselves when it was pointed at; not where it is missing. */
  selfMended?: boolean
}

/** Everything an engine may know for one turn; it reads no clock, no database and no environment of its own. */
export interface TutorTurnInput {
  language: SupportedLanguage
  level: Level
  /** Which gender forms fit the learner; null where unknown or where the language has none. */
  gender: Gender | null
  tutorName: string
  /** The learner's text; undefined opens the conversation. */
  message: string | undefined
  history: readonly HistoryMessage[]
  goals: readonly Goal[]
  /** The lesson whose speaking task the conversation is, its unit and its goal; only where it is opened. */
  lesson?: { lessonId?: string | undefined; unitId: string; goal: string } | undefined
  /** What the learner chose to talk about: a topic of the language; not where the tutor chooses. */
  topic?: string | undefined
  /** Terms of the learner's bank, the newest first. */
  wordBank: readonly string[]
  /** Terms whose review is due, the most urgent first; an engine may bring them up. */
  dueWords?: readonly string[]
  /** Mistakes the learner has not outgrown: those first that it is time to meet again, then the newest. */
  recentMistakes?: readonly RecentMistake[]
  /** What the learner told about themselves, the newest first. */
  facts?: readonly LearnerFact[]
  /** Whether an engine may tell what to keep of the learner; not where it is missing. */
  mayRemember?: boolean
  /** What explanations, hints and goals are written in; English where it is missing. */
  explanationLanguage?: HelpLanguage
  /** Whether the learner is asked to find a mistake of this message themselves: the reply does not say it right then. */
  asksBack?: boolean
  /** Whether a mistake of the message before was pointed at and left: the reply says it right. */
  owesRecast?: boolean
  giveFeedback: boolean
  showSuggestions: boolean
  /** What the engine's last `state` event carried; untrusted, as it travelled through the browser. */
  engineState: string | undefined
  /** Chooses among equally good lines; the same seed gives the same turn. */
  seed: number
  signal?: AbortSignal | undefined
}

/**
 * One tutor behind one type: the built-in tutor and every language model. A turn yields reply deltas first, then the
 * whole reply once, then feedback, suggestions and goals as they are ready. It ends with an `error` event instead of
 * throwing where the tutor itself fails.
 */
export interface TutorEngine {
  readonly id: 'builtin' | 'llm'
  /** `builtin`, or `<provider>:<model>`. */
  readonly label: string
  turn(input: TutorTurnInput): AsyncIterable<TutorEvent>
}
