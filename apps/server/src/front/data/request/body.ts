import type { Context } from 'hono'
import type { AppEnv } from '../../../http/context.ts'
import { deepestBody, largestBody } from '../bounds.ts'
import { badBody, DataError, quoted, tooLarge } from '../data-error.ts'

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
  if (isDeeperThan(text, deepestBody)) throw badBody(`Lists and objects may be ${deepestBody} deep at most`)
  // PostgreSQL has no text that holds a NUL.
  if (text.includes(String.raw`\u0000`)) throw badBody('The body holds a NUL character')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json', { cause })
  }
}

const stringOrBracket = /"(?:[^"\\]|\\[\s\S])*"|[[{]|[\]}]/gu

/** Whether brackets are open inside one another more often; strings are stepped over. */
function isDeeperThan(text: string, most: number): boolean {
  // Most bodies have fewer brackets than that in all.
  if (text.length <= most) return false
  let depth = 0
  for (const [found] of text.matchAll(stringOrBracket)) {
    if (found === '{' || found === '[') depth += 1
    else if (found === '}' || found === ']') depth -= 1
    if (depth > most) return true
  }
  return false
}
