import type { WordMeaning } from '../word-bank.ts'
import { addDetails, type EntryDetails } from './entry-details.ts'
import { describeForm } from './form-reason.ts'

/** One entry of a dictionary (requirement 3.15a), with what else its source knows of the word. */
export interface DictionaryEntry extends EntryDetails {
  term: string
  /** Readings joined by ' | ', the common one first. */
  pronunciation: string
  /** Senses joined by '; ', the senses of the readings by ' | ', the common one first. */
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
 * (requirement 3.15b) and any of the details. Undefined where it has no term; a detail of the wrong shape is left out.
 */
export function readEntry(raw: unknown): DictionaryEntry | undefined {
  if (Array.isArray(raw)) return entryOf(raw[0], raw[1], raw[2])
  if (typeof raw !== 'object' || raw === null) return undefined
  const fields = raw as Record<string, unknown>
  const first = (keys: readonly string[]) => fields[keys.find((key) => fields[key] !== undefined) ?? '']
  const entry = entryOf(first(termKeys), first(pronunciationKeys), first(definitionKeys))
  if (entry) addDetails(entry, fields)
  return entry
}

function entryOf(term: unknown, pronunciation: unknown, definition: unknown): DictionaryEntry | undefined {
  const text = textOf(term).trim()
  return text === ''
    ? undefined
    : { term: text, pronunciation: textOf(pronunciation), definition: textOf(definition) }
}

/**
 * Readings and senses as lists, the way the bank and the word panel show them (requirement 3.13); an inflected form
 * ends with what it is a form of ("3rd person plural preterite of tener").
 */
export function meaningOf({ pronunciation, definition, formOf = [] }: DictionaryEntry): WordMeaning {
  const split = (text: string, separator: string | RegExp) =>
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '')
  return {
    pronunciation: split(pronunciation, '|'),
    definition: [...split(definition, /[|;]/), ...formOf.map(describeForm)],
  }
}
