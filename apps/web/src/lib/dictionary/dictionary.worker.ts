import { buildIndex, type DictionaryIndex } from '@lingarden/domain/dictionary/dictionary-index'
import type { DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import { searchScore } from '@lingarden/domain/dictionary/search-score'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { dictionaryErrors } from './dictionary-error'
import type { Answer, Call, CallName, DictionaryCalls } from './protocol'
import { clearStored, readStored, writeStored } from './stored-dictionaries'

const indexes = new Map<string, DictionaryIndex>()

async function index(languageCode: string, file: ArrayBuffer): Promise<void> {
  let raw: unknown
  try {
    raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file))
  } catch {
    throw new Error(dictionaryErrors.notParsed)
  }
  if (!Array.isArray(raw)) throw new Error(dictionaryErrors.notParsed)
  indexes.set(languageCode, await buildIndex(raw, () => new Promise((resolve) => setTimeout(resolve))))
}

function indexOf(languageCode: string): DictionaryIndex {
  const found = indexes.get(languageCode)
  if (!found) throw new Error(`The dictionary ${languageCode} is not open`)
  return found
}

function search({ languageCode, query, limit }: DictionaryCalls['search']['args']): DictionaryEntry[] {
  const hits: { entry: DictionaryEntry; score: number }[] = []
  for (const entry of indexOf(languageCode).entries()) {
    const score = Math.max(
      searchScore(query, entry.term),
      entry.definition.toLowerCase().includes(query.toLowerCase()) ? meaningScore(query, entry) : 0,
    )
    if (score > minScore) hits.push({ entry, score })
  }
  // Among equals the shorter term is the more basic one.
  hits.sort((a, b) => b.score - a.score || a.entry.term.length - b.entry.term.length)
  return hits.slice(0, limit).map(({ entry }) => entry)
}

const minScore = 60

function meaningScore(query: string, { definition }: DictionaryEntry): number {
  const senses = definition.split(/[|;,]/).map((sense) => sense.replace(/^\s*(\w+\.\s)*/, '').trim())
  return Math.max(...senses.map((sense) => searchScore(query, sense))) - 1
}

type Handlers = {
  [Name in CallName]: (args: DictionaryCalls[Name]['args']) => Promise<unknown>
}

const handlers: Handlers = {
  open: async ({ languageCode }) => {
    if (indexes.has(languageCode)) return true
    const file = await readStored(languageCode)
    if (!file) return false
    await index(languageCode, file)
    return true
  },
  load: async ({ languageCode, file, budget }) => {
    await index(languageCode, file)
    await writeStored(languageCode, file, budget)
    return true
  },
  lookUp: async ({ languageCode, terms }) => terms.map((term) => indexOf(languageCode).lookUp(term)),
  tokenize: async ({ languageCode, tag, text }) => tokenize(text, tag, indexOf(languageCode)),
  search: async (args) => search(args),
  clear: async () => {
    indexes.clear()
    await clearStored()
  },
}

async function answer<Name extends CallName>({ id, name, args }: Call<Name>): Promise<Answer> {
  try {
    const handler: (args: DictionaryCalls[Name]['args']) => Promise<unknown> = handlers[name]
    return { id, result: await handler(args) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

self.addEventListener('message', (event: MessageEvent<Call>) => {
  void answer(event.data).then((message) => self.postMessage(message))
})
