import type { Context } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import { deepestBody, mostParts, largestBody } from '../bounds.ts'
import { badBody, DataError, quoted, tooLarge } from '../data-error.ts'
import { excessOf } from '../../json-depth.ts'

/** A JSON body: the text that goes to PostgreSQL as it came, so that no number loses a digit, and what it holds. */
export interface JsonBody {
  text: string
  value: unknown
}

/**
 * Reads a JSON body; undefined where it is empty.
 * @throws DataError where it is too large, too deep, no JSON, or holds what PostgreSQL cannot keep
 */
export async function readBody(c: Context<AppEnv>): Promise<JsonBody | undefined> {
  const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await readBytes(c)
  if (bytes.byteLength === 0) return undefined
  if (contentType !== '' && !/[/+]json$/u.test(contentType)) {
    throw new DataError(415, 'PGRST102', `Content-Type not acceptable: ${quoted(contentType)}`)
  }
  const text = decode(bytes)
  return { text, value: parse(text) }
}

async function readBytes(c: Context<AppEnv>): Promise<Uint8Array> {
  const told = c.req.header('content-length')
  if (Number(told ?? 0) > largestBody) throw tooLarge()
  try {
    const isKnown = told !== undefined && c.req.header('transfer-encoding') === undefined
    return isKnown ? new Uint8Array(await c.req.arrayBuffer()) : await readUnannounced(c.req.raw)
  } catch (cause) {
    // Its sender went away, or lied about its length.
    throw cause instanceof DataError
      ? cause
      : new DataError(400, 'PGRST102', 'The body did not come whole', { cause })
  }
}

async function readUnannounced({ body }: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > largestBody) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw badBody('The body is not UTF-8')
  }
}

function parse(text: string): unknown {
  const excess = excessOf(text, deepestBody, mostParts)
  if (excess === 'levels') throw badBody(`Lists and objects may be ${deepestBody} deep at most`)
  if (excess === 'parts') throw tooLarge()
  if (excess === 'digits') throw badBody('The exponent of a number has three digits at most')
  // An escaped NUL, which no text of PostgreSQL holds, is refused by PostgreSQL: here it could be told from
  // an escaped backslash by reading all of the text only.
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json', { cause })
  }
}
