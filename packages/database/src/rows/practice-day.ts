import * as z from 'zod/mini'
import { columnsOf } from './table-row.ts'

/** What `record_practice` answers: the days that it changed, each as it is now. */
export const practiceDays = z.array(
  z.object(
    columnsOf<'daily_analytics_history'>()({
      /** YYYY-MM-DD in the learner's local calendar. */
      date: z.string(),
      language_code: z.string(),
      practice_time_seconds: z.int(),
    }),
  ),
)

export type PracticeDay = z.output<typeof practiceDays>[number]
