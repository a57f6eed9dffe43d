import type { SqlJsStatic } from 'sql.js'
import { AnkiFileError } from './anki-file-error.ts'
import type { AnkiCollection, AnkiNote } from './collection.ts'
import { openForeign } from './open-sqlite.ts'
import { readArchive, type ArchiveLimits } from './read-archive.ts'
import { readCards } from './read-cards.ts'
import { readMediaNames } from './read-media.ts'
import { readNoteTypes } from './read-note-types.ts'

/** Notes that are read at most. */
export const mostNotes = 100_000

/** What parts the fields of a note. */
const fieldSeparator = '\u001F'

/**
 * Reads a deck (.apkg) or a whole collection (.colpkg) of Anki's, of the old schema and the new: notes, cards, answers, and
 * the names of the media.
 * @param sqlite what opens the database in it
 * @param limits bytes that its parts may become
 * @throws AnkiFileError
 */
export function readAnkiPackage(
  file: Uint8Array,
  sqlite: SqlJsStatic,
  limits?: ArchiveLimits,
): AnkiCollection {
  const archive = readArchive(file, limits)
  const database = openForeign(sqlite, archive.collection)
  try {
    for (const table of ['col', 'notes', 'cards'])
      if (!database.has(table)) throw new AnkiFileError('foreign', 'The database is none of Anki’s')
    const noteTypes = readNoteTypes(database)
    const cards = readCards(database)
    const notes: AnkiNote[] = []
    for (const [id, type, tags, fields] of database.rows(
      'select id, mid, tags, flds from notes not indexed order by id',
    )) {
      if (notes.length === mostNotes) throw new AnkiFileError('too-large', 'There are too many notes')
      notes.push({
        id: Number(id),
        typeId: Number(type),
        fields: String(fields).split(fieldSeparator),
        tags: String(tags).split(/\s+/u).filter(Boolean),
        cards: cards.get(Number(id)) ?? [],
      })
    }
    return { noteTypes, notes, media: readMediaNames(archive.media) }
  } finally {
    database.close()
  }
}
