import type { SqlValue } from 'sql.js'
import { AnkiFileError } from './anki-file-error.ts'
import type { AnkiNoteType } from './collection.ts'
import type { ForeignDatabase } from './open-sqlite.ts'
import { textField } from './protobuf.ts'

/** The note types of a collection: tables of their own since schema 15, before that JSON in the only row of `col`. */
export function readNoteTypes(database: ForeignDatabase): AnkiNoteType[] {
  try {
    return database.has('notetypes') ? fromTables(database) : fromJson(database)
  } catch (cause) {
    if (cause instanceof AnkiFileError) throw cause
    throw new AnkiFileError('damaged', 'The note types cannot be read', { cause })
  }
}

interface JsonType {
  id: number | string
  name: string
  flds: { name: string; ord?: number | null }[]
  tmpls: { qfmt: string; ord?: number | null }[]
}

function fromJson(database: ForeignDatabase): AnkiNoteType[] {
  const [row] = database.rows('select models from col limit 1')
  const types = JSON.parse(String(row?.[0])) as Record<string, JsonType>
  return Object.values(types).map(({ id, name, flds, tmpls }) => ({
    id: Number(id),
    name,
    fields: inOrder(flds).map((field) => field.name),
    questions: inOrder(tmpls).map(({ qfmt }) => qfmt),
  }))
}

const inOrder = <T extends { ord?: number | null }>(parts: readonly T[]): T[] =>
  parts.toSorted((a, b) => (a.ord ?? 0) - (b.ord ?? 0))

function fromTables(database: ForeignDatabase): AnkiNoteType[] {
  const types = new Map<number, AnkiNoteType>()
  for (const [id, name] of database.rows('select id, name from notetypes'))
    types.set(Number(id), { id: Number(id), name: String(name), fields: [], questions: [] })
  for (const [type, ordinal, name] of database.rows('select ntid, ord, name from fields'))
    put(types.get(Number(type))?.fields, ordinal, String(name))
  for (const [type, ordinal, config] of database.rows('select ntid, ord, config from templates'))
    put(types.get(Number(type))?.questions, ordinal, config instanceof Uint8Array ? textField(config, 1) : '')
  return [...types.values()]
}

/** Places of fields and cards that there may be; a file may claim any number. */
const mostParts = 1000

function put(parts: string[] | undefined, ordinal: SqlValue | undefined, text: string): void {
  const place = Number(ordinal)
  if (parts && Number.isInteger(place) && place >= 0 && place < mostParts) parts[place] = text
}
