import type { WordMeaning } from '../word-bank.ts'

/** One entry of a dictionary (requirement 3.15a). */
export interface DictionaryEntry {
  term: string
  pronunciation: string
  definition: string
}

const termKeys = ['term', 'word', 'content']
const pronunciationKeys = ['pronunciation', 'pinyin']
const definitionKeys = ['definition', 'english', 'meaning']

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join('; ')
  return typeof value === 'string' ? value : ''
}

/**
 * Reads one raw entry: an array of term, pronunciation and definition, or an object with any of the known names
 * (requirement 3.15b). Undefined where it has no term.
 */
export function readEntry(raw: unknown): DictionaryEntry | undefined {
  if (Array.isArray(raw)) return entryOf(raw[0], raw[1], raw[2])
  if (typeof raw !== 'object' || raw === null) return undefined
  const fields = raw as Record<string, unknown>
  const first = (keys: readonly string[]) =>
    keys.map((key) => fields[key]).find((value) => value !== undefined)
  return entryOf(first(termKeys), first(pronunciationKeys), first(definitionKeys))
}

function entryOf(term: unknown, pronunciation: unknown, definition: unknown): DictionaryEntry | undefined {
  const text = textOf(term).trim()
  return text === ''
    ? undefined
    : { term: text, pronunciation: textOf(pronunciation), definition: textOf(definition) }
}

/** Readings and senses as lists, the way the bank and the word panel show them (requirement 3.13). */
export function meaningOf({ pronunciation, definition }: DictionaryEntry): WordMeaning {
  const split = (text: string, separator: string | RegExp) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  return { pronunciation: split(pronunciation, '|'), definition: split(definition, /[|;]/) }
}
