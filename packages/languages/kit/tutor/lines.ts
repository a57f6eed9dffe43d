import type { FactTopic } from './fact-topics.ts'

/** What the tutor says beside the scenes: occasions, each with one or several equally good lines. */
export const occasions = [
  'notUnderstood',
  'greeting',
  'wellbeing',
  'thanks',
  'goodbye',
  'simpler',
  'impolite',
  'tooLong',
  'empty',
  'moveOn',
  'forExample',
  'taskDone',
  'taskOver',
  'finished',
  'nextScene',
  'nextTalk',
  'askAboutWord',
  'talkAboutWord',
  'thanksForSentence',
  'understood',
  'wellUsed',
  'apology',
  'repeat',
  'slower',
  'louder',
  'meaningIs',
  'wordingIs',
  'spellingIs',
  'unknownWord',
  'dontKnow',
  'machine',
  'noted',
  'questionUnknown',
  'ownUnknown',
  'asSaid',
  'andYou',
  'recast',
  'recastLater',
  'backToQuestion',
  'goOn',
  'mendOwn',
  'mendRight',
  'mendShown',
] as const
export type Occasion = (typeof occasions)[number]

/** The tutor's own lines in the language of the lesson (lines.yaml). */
export interface TutorLines extends Readonly<Record<Occasion, readonly string[]>> {
  /** To somebody whose name it knows; `{fact}` is the name. */
  greetByName: readonly string[]
  /** How it comes back to what it was told, between two scenes. */
  recall: Readonly<Partial<Record<FactTopic, string>>>
}
