import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { mistakeStages } from '@lingarden/domain/mistakes/mistake-life'
import * as z from 'zod/mini'
// By its own name it would look like the handler of a promise.
import { catch as orElse } from 'zod/mini'

/** How many mistakes of a language are of a kind and at a stage, as count_learner_mistakes answers it. */
const mistakeCount = z.object({
  language_code: z.string(),
  category: orElse(z.enum(mistakeCategories), 'other'),
  stage: orElse(z.enum(mistakeStages), 'made'),
  mistakes: z.int(),
})
export type MistakeCount = z.output<typeof mistakeCount>

export const mistakeCounts = z.array(mistakeCount)
