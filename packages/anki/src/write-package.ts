import { zipSync, type Zippable } from 'fflate'
import type { SqlJsStatic } from 'sql.js'
import type { DeckToWrite } from './deck.ts'
import { createIndexes, createTables, describeCollection } from './schema-11.ts'
import { writeRows } from './write-rows.ts'

/**
 * Writes a deck as a package (.apkg) with schedule and sounds, of the schema that every version of Anki imports.
 * @param sqlite what makes the database in it
 */
export async function writeAnkiPackage(deck: DeckToWrite, sqlite: SqlJsStatic): Promise<Uint8Array> {
  const database = new sqlite.Database()
  try {
    database.run('begin')
    database.run(createTables)
    const created = dayBefore(deck)
    const { conf, models, decks, dconf } = describeCollection(deck)
    database.run("insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", [
      created / 1000,
      deck.now,
      deck.now,
      ...[conf, models, decks, dconf].map((value) => JSON.stringify(value)),
    ])
    await writeRows(database, deck, created)
    database.run(createIndexes)
    database.run('commit')
    return zip(database.export(), deck.media)
  } finally {
    database.close()
  }
}

/** Four in the morning, when days begin in Anki, of the day before the first answer. */
function dayBefore({ notes, now }: DeckToWrite): number {
  const dayMs = 86_400_000
  const first = notes.reduce(
    (earliest, { cards }) =>
      cards.reduce(
        (least, card) => Math.min(least, card?.answers[0]?.at ?? least, card?.due ?? least),
        earliest,
      ),
    now,
  )
  return (Math.floor(first / dayMs) - 1) * dayMs + 4 * 3_600_000
}

/** Media lie under numbers; the list says what they are called. Sounds are compressed already. */
function zip(collection: Uint8Array, media: DeckToWrite['media']): Uint8Array {
  const names = Object.fromEntries(Array.from(media.keys(), (name, place) => [place, name]))
  const files: Zippable = {
    'collection.anki2': collection,
    media: new TextEncoder().encode(JSON.stringify(names)),
  }
  for (const [place, content] of [...media.values()].entries()) files[place] = [content, { level: 0 }]
  return zipSync(files, { level: 6 })
}
