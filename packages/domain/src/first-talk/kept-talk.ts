import * as z from 'zod/mini'
import { levels } from '../levels.ts'
import { firstAnswerSchema } from './answers.ts'

/** The first talk as a browser keeps it, whether or not it came to its end. */
export const keptTalkSchema = z.object({
  /** Names it, so that an account takes it over once. */
  id: z.uuid(),
  tag: z.string(),
  level: z.enum(levels),
  /** Whether a sentence was picked that one could say; the easiest of them is a beginner's, too. */
  knowsSome: z.optional(z.boolean()),
  answers: z.array(firstAnswerSchema).check(z.maxLength(8)),
})
