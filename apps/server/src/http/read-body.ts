import type { Context } from 'hono'
import type { z } from 'zod'
import { invalidRequest } from '../errors.ts'
import { excessOf } from '../front/json-depth.ts'

/**
 * The JSON body of a request, of a shape.
 * @throws AppError 400 invalid_request naming the first thing that is wrong
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseBody(await c.req.text()))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidRequest(`This request cannot be read: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Lists and objects inside one another, and parts of a body; the longest conversation has far less. */
const [mostLevels, mostParts] = [20, 20_000]

/** @throws AppError 400 invalid_request where a text is no JSON, or far more than is ever sent */
export function parseBody(text: string): unknown {
  try {
    if (!excessOf(text, mostLevels, mostParts)) return JSON.parse(text)
  } catch {
    // Told below.
  }
  throw invalidRequest('The body of this request is not JSON.')
}
