import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Gender } from '@lingarden/domain/profile'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction, TutorEvent } from '@lingarden/domain/tutor-turn'

/** What the page tells the worker of a turn; all of it can be copied between threads. */
export type OfflineTurn = Omit<TutorTurnInput, 'signal'>

export interface SentenceToCheck {
  text: string
  tag: LanguageTag
  /** In which the reasons are told. */
  reader: HelpLanguage
  /** Of the forms that the learner uses for themselves; null where nobody knows. */
  gender: Gender | null
}

/** A sentence of a language model of this browser, and the turn it is said in. */
export interface SentenceToJudge {
  sentence: string
  turn: OfflineTurn
}

/** What may be said of it: it cleaned; undefined where it is not in the language. */
export interface JudgedSentence {
  said: string | undefined
}

export interface TextToTranslate {
  text: string
  tag: LanguageTag
  reader: HelpLanguage
}

/** What the worker is asked, by name. */
export interface OfflineCalls {
  turn: { args: OfflineTurn; result: TutorEvent[] }
  /** What the checks of a language find in a sentence. */
  check: { args: SentenceToCheck; result: Correction[] }
  /** Holds a sentence of a model to the checks that all models are held to. */
  judge: { args: SentenceToJudge; result: JudgedSentence }
  /** What an authored text means; undefined where nobody has written it. */
  translate: { args: TextToTranslate; result: string | undefined }
  /** Loads what the tutor plays, knows and explains in a language, so that it needs no connection for it any more. */
  prepare: { args: { tag: LanguageTag; reader: HelpLanguage }; result: void }
}
