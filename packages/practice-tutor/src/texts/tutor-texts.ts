import type { ExerciseKind } from '@lingarden/domain/exercises/exercise'
import type { LanguageProfile } from '@lingarden/languages/language-profile'

/** All that the built-in tutor says and understands in a language that a learner reads, beside the conversation. */
export interface TutorTexts {
  feedback: FeedbackTexts
  activities: ActivityTexts
  /** Words that are not answered. */
  impolite: RegExp
  /** What stands between two sentences. */
  sentenceJoiner: '' | ' '
}

/** The language that is learnt, as a text speaks of it. */
export interface LearntLanguage {
  /** Its name, as it follows “in”, “en” or “用”. */
  name: string
  typing?: LanguageProfile['typing']
}

/** What is said about a message. */
export interface FeedbackTexts {
  correct: string
  understood: string
  noMistakeFound: string
  freeOfKnownMistakes: string
  usualWay: (sentence: string) => string
  writeAnything: string
  trySentence: string
  tooLong: (characters: number) => string
  answerIn: (language: LearntLanguage) => string
  writeIn: (language: LearntLanguage) => string
  /** After what did not answer the question, with a sentence that does. */
  stillOpen: (model: string) => string
  louder: string
  taskGoesOn: (model: string) => string
  movedOn: string
  inSimplerWords: string
  courteous: string
  clickWord: (word: string) => string
  lookUpMeaning: (words: string) => string
  freeSentence: string
}

/** What the exercises of the rules say. */
export interface ActivityTexts {
  titles: Record<ExerciseKind, string>
  /** A gap in a sentence of the conversation. */
  fillSaid: string
  /** A gap where the learner made a mistake. */
  fillMistake: (wrong: string) => string
  /** A word of the learner's sentence that is too many. */
  dropWord: string
  /** Of an activity that has one. */
  mendTitle: string
  putInOrder: string
  /** A sentence that the learner got wrong. */
  putRight: string
  chooseSaid: string
  chooseRight: string
  chooseMeaning: string
}
