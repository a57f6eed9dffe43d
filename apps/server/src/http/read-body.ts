import type { Context } from 'hono'
import type { z } from 'zod'
import { invalidRequest } from '../errors.ts'

/**
 * The JSON body of a request, of a shape.
 * @throws AppError 400 invalid_request naming the first thing that is wrong
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch(() => {
    throw invalidRequest('The body of this request is not JSON.')
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidRequest(`This request cannot be read: ${issue?.path.join('.')} ${issue?.message}`)
}
