import { suggestionStatuses } from '@lingarden/domain/suggestions/suggestion'
import * as z from 'zod/mini'
import { columnsOf } from './table-row.ts'

/** What `list_suggestions` answers. */
export const listedSuggestions = z.array(
  z.object({
    ...columnsOf<'suggestions'>()({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      status: z.enum(suggestionStatuses),
      votes: z.int(),
      created_at: z.string(),
    }),
    has_voted: z.boolean(),
    is_own: z.boolean(),
  }),
)

export type ListedSuggestion = z.output<typeof listedSuggestions>[number]
