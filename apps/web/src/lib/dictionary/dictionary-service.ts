import { listByFrequency } from '@lingarden/domain/dictionary/browse'
import { buildIndex, type DictionaryIndex } from '@lingarden/domain/dictionary/dictionary-index'
import type { DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import { findEntries } from '@lingarden/domain/dictionary/find-entries'
import { openForms, type FormTable, type PackedForms } from '@lingarden/domain/dictionary/form-table'
import { toLearnerCorrections } from '@lingarden/domain/dictionary/learner-corrections'
import { listInflections } from '@lingarden/domain/dictionary/paradigm'
import { readInContext } from '@lingarden/domain/dictionary/reading/read-in-context'
import { buildSearchIndex, type SearchIndex } from '@lingarden/domain/dictionary/search-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { DictionaryError, dictionaryErrors, notOpen } from './dictionary-error'
import type { CallName, DictionaryCalls, DictionaryFiles } from './protocol'
import { clearStored, readStored, removeStored, writeStored } from './stored-dictionaries'
import { yieldControl } from './yield-control'

interface OpenDictionary {
  index: DictionaryIndex
  forms: FormTable | undefined
  /** Made when first asked for, one piece at a time. */
  search: () => Promise<SearchIndex>
  byFrequency: () => DictionaryEntry[]
}

const opened = new Map<string, OpenDictionary>()

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

function parse(file: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file))
  } catch (cause) {
    throw new DictionaryError(dictionaryErrors.notParsed, { cause })
  }
}

function parseForms(file: ArrayBuffer): FormTable {
  const forms = parse(file) as Partial<PackedForms> | null
  if (!Array.isArray(forms?.paradigms) || !Array.isArray(forms.lemmas))
    throw new DictionaryError(dictionaryErrors.notParsed)
  return openForms(forms as PackedForms)
}

async function openFiles(languageCode: string, files: DictionaryFiles): Promise<void> {
  const raw = parse(files.entries)
  if (!Array.isArray(raw)) throw new DictionaryError(dictionaryErrors.notParsed)
  const forms = files.forms && parseForms(files.forms)
  const index = await buildIndex(raw, forms, yieldControl)
  // A file that was cut off in the middle would not parse; one with nothing readable in it is no dictionary either.
  if (index.size === 0) throw new DictionaryError(dictionaryErrors.notParsed)
  opened.set(languageCode, {
    index,
    forms,
    search: once(() => buildSearchIndex(index, yieldControl)),
    byFrequency: once(() => listByFrequency(index)),
  })
}

function dictionaryOf(languageCode: string): OpenDictionary {
  const found = opened.get(languageCode)
  if (!found) throw new Error(notOpen(languageCode))
  return found
}

type Handlers = {
  [Name in CallName]: (
    args: DictionaryCalls[Name]['args'],
    isCancelled: () => boolean,
  ) => Promise<DictionaryCalls[Name]['result']>
}

/** What the dictionary worker does, by the name of the call. */
export const dictionaryService: Handlers = {
  open: async ({ languageCode, version }) => {
    if (opened.has(languageCode)) return true
    const files = await readStored(languageCode, version)
    if (!files) return false
    try {
      await openFiles(languageCode, files)
      return true
    } catch {
      await removeStored(languageCode)
      return false
    }
  },
  load: async ({ languageCode, version, files, budget }) => {
    await openFiles(languageCode, files)
    await writeStored(languageCode, version, files, budget)
    return true
  },
  lookUp: async ({ languageCode, terms }) => {
    const { index } = dictionaryOf(languageCode)
    return terms.map((term) => index.lookUp(term))
  },
  tokenize: async ({ languageCode, tag, text, corrections }) => {
    const { index } = dictionaryOf(languageCode)
    const lookup = { ...index, corrections: toLearnerCorrections(corrections) }
    const tokens = tokenize(text, tag, lookup)
    return tag === 'zh' ? readInContext(tokens, lookup) : tokens
  },
  search: async ({ languageCode, tag, query, limit }, isCancelled) => {
    const records = await dictionaryOf(languageCode).search()
    // The word that was typed meanwhile may have made this one needless.
    await yieldControl()
    if (isCancelled()) throw new DictionaryError(dictionaryErrors.searchCancelled)
    return findEntries(dictionaryOf(languageCode).index, records, tag, query, limit)
  },
  browse: async ({ languageCode, level, from, limit }) => {
    const dictionary = dictionaryOf(languageCode)
    // Whoever browses is about to search: what that needs is made ready meanwhile.
    void dictionary.search()
    const all = dictionary.byFrequency()
    const fitting = level === undefined ? all : all.filter((entry) => entry.level === level)
    return { entries: fitting.slice(from, from + limit), total: fitting.length }
  },
  inflections: async ({ languageCode, lemma }) => {
    const { forms } = dictionaryOf(languageCode)
    return forms ? listInflections(forms, lemma) : []
  },
  clear: async () => {
    opened.clear()
    await clearStored()
    return undefined
  },
}
