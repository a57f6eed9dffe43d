import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import { readEntry, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import { openForms, type FormTable, type PackedForms } from '@lingarden/languages/kit/dictionary/form-table'
import { listDictionaryFiles } from '../dictionary-files.ts'

/** A built dictionary, read for measuring it. */
export interface BuiltDictionary {
  entries: readonly DictionaryEntry[]
  lookUp: (term: string) => DictionaryEntry | undefined
  /** The inflected forms; none in languages that do not inflect. */
  forms: FormTable
  /** The lemmas of the table of forms. */
  lemmas: readonly string[]
}

const readJson = (location: URL): unknown => JSON.parse(gunzipSync(readFileSync(location)).toString('utf8'))

const noForms: PackedForms = { paradigms: [], lemmas: [] }
const read = new Map<string, BuiltDictionary>()

/** Each dictionary is read once. @throws Error where no dictionary of the language is built */
export function readBuiltDictionary(languageCode: string): BuiltDictionary {
  const known = read.get(languageCode) ?? readFiles(languageCode)
  read.set(languageCode, known)
  return known
}

function readFiles(languageCode: string): BuiltDictionary {
  const file = listDictionaryFiles().find((built) => built.languageCode === languageCode)
  if (!file) throw new Error(`no dictionary ${languageCode}`)
  const entries = (readJson(file.location) as unknown[]).flatMap((raw) => readEntry(raw) ?? [])
  const byTerm = new Map<string, DictionaryEntry>()
  for (const entry of entries) {
    const key = normalizeTerm(entry.term)
    if (!byTerm.has(key) || entry.term === key) byTerm.set(key, entry)
  }
  const packed = file.forms ? (readJson(file.forms.location) as PackedForms) : noForms
  return {
    entries,
    lookUp: (term) => byTerm.get(normalizeTerm(term)),
    forms: openForms(packed),
    lemmas: packed.lemmas.map(([lemma]) => lemma),
  }
}

/** The lines of a list in ../../word-lists, without its comments. */
export function readWordList(file: string): string[] {
  const text = readFileSync(new URL(`../../word-lists/${file}`, import.meta.url), 'utf8')
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))
}

/** Entries that stand by themselves (no mere forms), the most frequent first. */
export function listHeadwords({ entries }: BuiltDictionary, count: number): DictionaryEntry[] {
  const isHeadword = ({ term, rank, formOf, level }: DictionaryEntry) =>
    rank !== undefined && (/\p{Script=Han}/u.test(term) || formOf === undefined || level !== undefined)
  return entries
    .filter(isHeadword)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, count)
}

/** What stands first of all in a definition. */
export const firstSenseOf = ({ definition }: DictionaryEntry): string => definition.split(/; | \| /)[0] ?? ''
