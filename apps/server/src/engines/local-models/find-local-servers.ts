import type { z } from 'zod'
import { kindOf, modelListSchema, ollamaTagsSchema, readModels, type LocalModel } from './model-lists.ts'

/** A language server on this machine. */
export interface LocalServer {
  /** Its program, as far as it tells. */
  kind: string
  /** Where it is asked, such as `http://127.0.0.1:11434/v1`. */
  baseUrl: string
  /** In its own order; none of them is loaded by being listed. */
  models: LocalModel[]
}

/** How long an address may take to answer, in milliseconds: one on this machine answers at once or is not there. */
const patience = 400
/** Longest list that is read, in bytes. */
const longestList = 512 * 1024

/**
 * The language servers on this machine: each address is asked for its list of models, all at once, and nothing else. What is
 * something else, or too slow, is none. It never throws.
 * @param addresses as readLocalAddresses gives them
 */
export async function findLocalServers(
  addresses: readonly string[],
  limitMs = patience,
): Promise<LocalServer[]> {
  const signal = AbortSignal.timeout(limitMs)
  const found = await Promise.all(addresses.map((address) => lookAt(address, signal)))
  return found.filter((server) => server !== undefined)
}

async function lookAt(address: string, signal: AbortSignal): Promise<LocalServer | undefined> {
  const baseUrl = `${address}/v1`
  const list = await readList(`${baseUrl}/models`, modelListSchema, signal)
  if (!list) return undefined
  const kind = kindOf(list)
  const tags = kind === 'Ollama' ? await readList(`${address}/api/tags`, ollamaTagsSchema, signal) : undefined
  return { kind, baseUrl, models: readModels(list, tags) }
}

async function readList<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.infer<Schema> | undefined> {
  try {
    // A list that lies elsewhere is none of this machine.
    const response = await fetch(url, { signal, redirect: 'error' })
    if (!response.ok || !response.body) return undefined
    let text = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      if (text.length > longestList) return undefined
    }
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
