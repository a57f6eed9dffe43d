import { zodSchema } from 'ai'
import type { z } from 'zod'
import type { CallOptions } from './call-model.ts'

type ResponseFormat = NonNullable<CallOptions['responseFormat']>

/** Each schema's format, which takes longer to work out than the rest of a request. */
const known = new WeakMap<z.ZodType, Promise<ResponseFormat>>()

/** Asks the provider for JSON of a shape; the reading of it is ours. */
export function responseFormat(schema: z.ZodType): Promise<ResponseFormat> {
  const format = known.get(schema) ?? describe(schema)
  known.set(schema, format)
  return format
}

async function describe(schema: z.ZodType): Promise<ResponseFormat> {
  return { type: 'json', name: 'tutor_answer', schema: await zodSchema(schema).jsonSchema }
}
