import { excessOf } from '../json-depth.ts'
import type { z } from 'zod'
import { invalidRequest } from './refusal.ts'
import { limitedBody } from './upload/limited-body.ts'

/** What the largest request has, a thousand names, has far less. */
const [mostLevels, mostParts] = [20, 10_000]
const limits = { maxBytes: 1024 * 1024, maxTime: 10_000 }

/**
 * Reads a body of JSON.
 * @throws StorageRefusal where it is too large, too slow, or not what the schema says
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const pieces: Uint8Array[] = []
  for await (const piece of limitedBody(request.body, limits)) pieces.push(piece)
  const parsed = schema.safeParse(parse(Buffer.concat(pieces).toString('utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'cannot be read'}`)
}

function parse(text: string): unknown {
  try {
    if (!excessOf(text, mostLevels, mostParts)) return JSON.parse(text === '' ? '{}' : text)
  } catch {
    // Told below.
  }
  throw invalidRequest('The body is no JSON, or more than is taken')
}
