import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { z } from 'zod'
import { lessonExercise } from './lesson-exercise.ts'
import { line, note, readings, sentence } from './text.ts'

/** A word to learn: as the dictionary writes it, its meaning here, and a sentence that holds it. */
export const keyTerm = z.strictObject({
  term: line(40),
  gloss: line(80),
  /** Only where the word is read otherwise than the dictionary reads it first. */
  pinyin: line(40).optional(),
  example: line(160),
  translation: line(200),
  readings: readings.optional(),
})
export type KeyTerm = z.infer<typeof keyTerm>

const dialogueLine = sentence.extend({ speaker: line(30) })
export type DialogueLine = z.infer<typeof dialogueLine>

/** What a learner can do afterwards: completes "I can …". */
export const goals = z.array(line(120)).min(1).max(3)

/** One lesson, as its file says it. The notes are in English. */
export const lesson = z.strictObject({
  title: line(60),
  goals,
  terms: z.array(keyTerm).min(8).max(12),
  dialogue: z.strictObject({
    /** Where and who, one line of English. */
    scene: line(200),
    lines: z.array(dialogueLine).min(6).max(12),
  }),
  grammar: z.strictObject({
    title: line(80),
    note: note(120),
    examples: z.tuple([sentence, sentence]),
  }),
  exercises: z.array(lessonExercise).min(8).max(12),
  culture: z.strictObject({ title: line(80), note: note(100) }).optional(),
  /** Opens the tutor: the goal is told to it, the words are those to draw out of the learner. */
  speaking: z.strictObject({ goal: line(240), words: z.array(line(40)).min(3).max(8) }),
})
export type Lesson = z.infer<typeof lesson>

/** A lesson as the browser gets it. */
export interface PublishedLesson extends Lesson {
  /** Real words that are one letter away from what is to be written: they are no slip. Lower case, each once. */
  lookAlikes: readonly string[]
  /** Words of its notes that are the reader's, though no meaning of this lesson has them. Lower case, each once. */
  readerWords?: readonly string[]
  /** Whose language its meanings, notes and tasks are in; English where it is missing. */
  reader?: HelpLanguage
}
