import { z } from 'zod'
import { line } from './text.ts'

/**
 * One move of a lesson's speaking task, as the built-in tutor plays it: what the tutor says, what a learner may answer,
 * and what the tutor answers to that. All of it is in the language that is learned.
 */
export const taskMove = z.strictObject({
  ask: line(160),
  /** Answers to choose from, the fullest first; each is right as it stands. */
  say: z
    .array(line(120).refine((text) => !/[[\](){}|]/u.test(text), 'must have no brackets'))
    .min(1)
    .max(4),
  /**
   * What an answer to this move has in it, one of these: words as they are said, accents left out or not; `*` stands for
   * the rest of a word, in Mandarin for anything between.
   */
  on: z.array(line(40)).min(1).max(24),
  /** Whether a name, a place, a number or the like answers it as well: anything of a few words. */
  open: z.literal(true).optional(),
  /** Fits every answer with one of these words. */
  reply: line(160),
})
export type TaskMove = z.infer<typeof taskMove>

/** The speaking tasks of a unit by the slug of their lesson, three to six moves each. */
export const unitTasks = z.record(z.string(), z.array(taskMove).min(3).max(6))
