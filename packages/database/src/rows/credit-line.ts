import * as z from 'zod/mini'
import { columnsOf } from './table-row.ts'

/** What `credit_history` answers: the newest first. */
export const creditLines = z.array(
  z.object(
    columnsOf<'credit_ledger'>()({
      id: z.string(),
      /** What it was for, such as turn or month; a later version may know more of them. */
      kind: z.string(),
      /** Credits given, or spent where it is below 0. */
      amount: z.int(),
      created_at: z.string(),
    }),
  ),
)

export type CreditLine = z.output<typeof creditLines>[number]
