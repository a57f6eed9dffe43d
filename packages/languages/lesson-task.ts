/**
 * One move of a lesson's speaking task, as the built-in tutor plays it: what the tutor says, what a learner may answer,
 * and what the tutor answers to that. All of it is in the language that is learned.
 */
export interface TaskMove {
  ask: string
  /** Answers to choose from, the fullest first; each is right as it stands. */
  say: string[]
  /**
   * What an answer to this move has in it, one of these: words as they are said, accents left out or not; `*` stands for
   * the rest of a word, in Mandarin for anything between.
   */
  on: string[]
  /** Whether a name, a place, a number or the like answers it as well: anything of a few words. */
  open?: true | undefined
  /** Fits every answer with one of these words. */
  reply: string
}

/** The speaking task of a lesson, as the built-in tutor plays it. */
export interface LessonTask {
  lessonId: string
  unitId: string
  moves: TaskMove[]
  /** The key terms with all their forms, and what else is to be used: who says one talks of the lesson. */
  terms: string[]
  /** All other words of the lesson's sentences, in Mandarin its characters. */
  words: string
}
