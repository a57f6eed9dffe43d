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

/** Readings and senses as lists. */
export interface WordMeaning {
  pronunciation: string[]
  definition: string[]
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

/** One reading of a word, with the senses that it has in it. */
export interface ReadingSenses {
  /** Empty where none is known. */
  reading: string
  senses: string[]
  /** What says how it is written or said elsewhere, and so is no meaning of its own. */
  notes: string[]
}

/** The readings of a word, each with its own senses, the common one first. */
export function sensesByReading({ pronunciation, definition }: DictionaryEntry): ReadingSenses[] {
  const readings = splitList(pronunciation, '|')
  const parts = splitList(definition, '|')
  if (readings.length !== parts.length || readings.length < 2)
    return [{ reading: readings.join(', '), ...partNotes(splitList(definition, /[|;]/)) }]
  return readings.map((reading, place) => ({ reading, ...partNotes(splitList(parts[place] ?? '', ';')) }))
}

/** A sense that tells of which word this is another form: `erhua variant of 面条 (miàn tiáo)`. */
const note = /^(?:\p{L}+ )*?(?:variant|form) of \p{Script=Han}[^\s()|]*(?: \([^)]+\))?$/u

/** Senses, and the notes among them; what only refers elsewhere has nothing else to say, and says that. */
function partNotes(all: readonly string[]): { senses: string[]; notes: string[] } {
  const { senses = [], notes = [] } = Object.groupBy(all, (sense) => (note.test(sense) ? 'notes' : 'senses'))
  return senses.length === 0 ? { senses: notes, notes: [] } : { senses, notes }
}

function splitList(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/**
 * Readings and senses as lists, the way the bank and the word panel show them (requirement 3.13); an inflected form
 * ends with what it is a form of ("3rd person plural preterite of tener").
 */
export function meaningOf({ pronunciation, definition, formOf = [] }: DictionaryEntry): WordMeaning {
  return {
    pronunciation: splitList(pronunciation, '|'),
    definition: [...partNotes(splitList(definition, /[|;]/)).senses, ...formOf.map(describeForm)],
  }
}
