import type { Context } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/context.ts'
import { AuthError, notValid } from './auth-error.ts'

/** How deep objects and lists may lie in each other. */
const mostLevels = 12

const badJson = (message: string) => new AuthError(400, 'bad_json', message)

/**
 * The JSON object of a request, of a shape; an empty body is an empty object. Absent and null are the same, as Supabase's
 * clients send both.
 * @throws AuthError 400, and never anything else, whatever was sent
 */
export async function readRequest<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(withoutNulls(parseObject(await c.req.text())))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw notValid(`This request cannot be read: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

function parseObject(text: string): object {
  const body = parse(text === '' ? '{}' : text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badJson('The body of this request must be a JSON object.')
  if (!isStorable(body)) throw badJson('The body of this request cannot be read.')
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badJson('Could not parse request body as JSON')
  }
}

const withoutNulls = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))

/** Whether the database can keep a value: no NUL, no half of a character, no bottomless nesting. */
function isStorable(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= mostLevels; depth++) {
    if (level.length === 0) return true
    if (!level.every(isStorableText)) return false
    level = level.flatMap(partsOf)
  }
  return false
}

const isStorableText = (value: unknown) =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value)] : []

/**
 * What an account tells of itself; the size is that of its JSON in bytes. It stands in each access token, and servers and proxies
 * take headers of 8 to 16 KB.
 */
const mostMetadata = 4 * 1024
export const metadataSchema = z
  .record(z.string(), z.unknown())
  .refine((data) => Buffer.byteLength(JSON.stringify(data)) <= mostMetadata, 'is more than 4 KB')
