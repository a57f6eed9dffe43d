import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { normalizeTerm } from '../kit/dictionary/normalize-term.ts'
import { buildIndex, type DictionaryIndex } from '../kit/dictionary/dictionary-index.ts'
import { readEntry, type DictionaryEntry } from '../kit/dictionary/entry.ts'
import { openForms, type FormTable, type PackedForms } from '../kit/dictionary/form-table.ts'
import {
  findLanguage,
  supportedLanguages,
  type LanguageTag,
  type SupportedLanguage,
} from '../find-language.ts'
import { languageFolder } from './language-folder.ts'

/** A built dictionary, read for measuring it. */
export interface BuiltDictionary {
  entries: readonly DictionaryEntry[]
  lookUp: (term: string) => DictionaryEntry | undefined
  /** The inflected forms; none in languages that do not inflect. */
  forms: FormTable
  /** The lemmas of the table of forms. */
  lemmas: readonly string[]
}

/** What lies in a compressed file of JSON. */
const readPacked = (location: URL): unknown => JSON.parse(gunzipSync(readFileSync(location)).toString('utf8'))

const noForms: PackedForms = { paradigms: [], lemmas: [] }
const read = new Map<string, BuiltDictionary>()

/**
 * Each dictionary is read once.
 * @param code of a language, with its region or without
 * @throws Error where no dictionary of the language is built
 */
export function readBuiltDictionary(code: string): BuiltDictionary {
  const tag = findLanguage(code)?.tag
  if (tag === undefined) throw new Error(`no dictionary ${code}`)
  const known = read.get(tag) ?? readFiles(tag)
  read.set(tag, known)
  return known
}

/** The packed tables of a language. */
export function readBuiltTables(tag: LanguageTag): { entries: unknown[]; forms?: PackedForms } {
  const folder = new URL('dictionary/', languageFolder(tag))
  const forms = new URL('forms.json.gz', folder)
  return {
    entries: readPacked(new URL('entries.json.gz', folder)) as unknown[],
    ...(existsSync(forms) && { forms: readPacked(forms) as PackedForms }),
  }
}

/** A built dictionary as the product opens it. */
export async function openBuiltDictionary(tag: LanguageTag): Promise<DictionaryIndex> {
  const { entries, forms } = readBuiltTables(tag)
  return buildIndex(entries, forms && openForms(forms), () => undefined)
}

function readFiles(tag: LanguageTag): BuiltDictionary {
  const { entries: raw, forms = noForms } = readBuiltTables(tag)
  const entries = raw.flatMap((entry) => readEntry(entry) ?? [])
  const byTerm = new Map<string, DictionaryEntry>()
  for (const entry of entries) {
    const key = normalizeTerm(entry.term)
    if (!byTerm.has(key) || entry.term === key) byTerm.set(key, entry)
  }
  return {
    entries,
    lookUp: (term) => byTerm.get(normalizeTerm(term)),
    forms: openForms(forms),
    lemmas: forms.lemmas.map(([lemma]) => lemma),
  }
}

/** Where the lists made of a dictionary lie. */
export const wordListOf = (tag: string, file: string): URL =>
  new URL(`dictionary/word-lists/${file}`, languageFolder(tag))

/** The languages that have such a list. */
export const listLanguagesWith = (file: string): SupportedLanguage[] =>
  supportedLanguages.filter(({ tag }) => existsSync(wordListOf(tag, file)))

/** The lines of such a list, without its comments; none where the language has no such list. */
export function readWordList(tag: string, file: string): string[] {
  const location = wordListOf(tag, file)
  if (!existsSync(location)) return []
  const text = readFileSync(location, 'utf8')
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
