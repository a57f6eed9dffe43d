import { zodSchema, type OutputInterface } from 'ai'
import type { z } from 'zod'

/**
 * Asks the provider for JSON of a shape and leaves the reading of it to us: the SDK's own output reads everything anew
 * with each chunk and gives up the whole where a part is broken.
 */
export function responseFormat(schema: z.ZodType): OutputInterface<string, string, never> {
  return {
    name: 'tutor-answer',
    responseFormat: Promise.resolve(zodSchema(schema).jsonSchema).then((json) => ({
      type: 'json' as const,
      name: 'tutor_answer',
      schema: json,
    })),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    // Without it, the SDK would hold the text back until its end.
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  }
}
