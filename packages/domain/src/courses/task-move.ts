import { z } from 'zod'
import type { TaskMove } from '@lingarden/languages/lesson-task'
import { line } from './text.ts'

/** One move of a lesson's speaking task, with how long its texts may be. */
const taskMove: z.ZodType<TaskMove> = z.strictObject({
  ask: line(160),
  say: z
    .array(line(120).refine((text) => !/[[\](){}|]/u.test(text), 'must have no brackets'))
    .min(1)
    .max(4),
  on: z.array(line(40)).min(1).max(24),
  open: z.literal(true).optional(),
  reply: line(160),
})

/** The speaking tasks of a unit by the slug of their lesson, three to six moves each. */
export const unitTasks = z.record(z.string(), z.array(taskMove).min(3).max(6))
