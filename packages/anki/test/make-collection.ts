import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A deck as a test tells of it. Times are milliseconds since the epoch. */
export interface MadeDeck {
  /** When the collection was made; the days of cards count from it. */
  created?: number
  types: { id: number; name: string; fields: string[]; questions: string[] }[]
  notes: MadeNote[]
  media?: string[]
}

export interface MadeNote {
  typeId: number
  fields: string[]
  tags?: string
  cards?: MadeCard[]
}

export interface MadeCard {
  ordinal?: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  type?: number
  /** In days since the collection was made. */
  due?: number
  interval?: number
  /** In thousandths. */
  factor?: number
  data?: string
  revlog?: { at: number; ease: number; type?: number; factor?: number; interval?: number }[]
}

/** An SQLite database as Anki's, written by Node's SQLite: not by what reads it. */
export function makeCollection(deck: MadeDeck, schema: 'old' | 'new'): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-anki-'))
  const path = join(folder, 'collection')
  try {
    const database = new DatabaseSync(path, { defensive: false })
    database.exec('begin')
    database.exec(sharedTables)
    if (schema === 'old') addOldTypes(database, deck)
    else addNewTypes(database, deck)
    addNotes(database, deck)
    database.exec('commit')
    database.close()
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** rslib/src/storage/schema11.sql of Anki. */
const sharedTables = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create index ix_cards_nid on cards (nid);
  create index ix_revlog_cid on revlog (cid);
`

const seconds = (time = Date.UTC(2026, 0, 1, 4)) => time / 1000

function addOldTypes(database: DatabaseSync, { created, types }: MadeDeck): void {
  const models = Object.fromEntries(
    types.map(({ id, name, fields, questions }) => [
      id,
      {
        id,
        name,
        type: 0,
        flds: fields.map((field, ord) => ({ name: field, ord })),
        tmpls: questions.map((qfmt, ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt: '{{FrontSide}}' })),
      },
    ]),
  )
  database
    .prepare("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, '{}', ?, '{}', '{}', '{}')")
    .run(seconds(created), JSON.stringify(models))
}

/** Schema 18: names are compared by a rule that only Anki has, which indexes use. */
const newTables = `
  create table notetypes (id integer not null primary key, name text not null collate nocase,
    mtime_secs integer not null, usn integer not null, config blob not null);
  create unique index idx_notetypes_name on notetypes (name);
  create table fields (ntid integer not null, ord integer not null, name text not null collate nocase,
    config blob not null, primary key (ntid, ord)) without rowid;
  create unique index idx_fields_name_ntid on fields (name, ntid);
  create table templates (ntid integer not null, ord integer not null, name text not null collate nocase,
    mtime_secs integer not null, usn integer not null, config blob not null, primary key (ntid, ord)) without rowid;
  create unique index idx_templates_name_ntid on templates (name, ntid);
  create table decks (id integer primary key not null, name text not null collate nocase, mtime_secs integer not null,
    usn integer not null, common blob not null, kind blob not null);
`

function addNewTypes(database: DatabaseSync, { created, types }: MadeDeck): void {
  database.exec(newTables)
  database
    .prepare("insert into col values (1, ?, 0, 0, 18, 0, 0, 0, '', '', '', '', '')")
    .run(seconds(created))
  for (const { id, name, fields, questions } of types) {
    database.prepare("insert into notetypes values (?, ?, 0, 0, x'')").run(id, name)
    for (const [ord, field] of fields.entries())
      database.prepare("insert into fields values (?, ?, ?, x'')").run(id, ord, field)
    for (const [ord, question] of questions.entries())
      database
        .prepare('insert into templates values (?, ?, ?, 0, 0, ?)')
        .run(id, ord, `Card ${ord + 1}`, templateConfig(question))
  }
  database.exec(`
    pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'collate nocase', 'collate unicase');
    pragma writable_schema = off;
  `)
}

/** CardTemplateConfig { string q_format = 1; string a_format = 2 }. */
function templateConfig(question: string): Uint8Array {
  const text = new TextEncoder().encode(question)
  return Uint8Array.of(0x0a, text.length, ...text, 0x12, 1, 0x61)
}

function addNotes(database: DatabaseSync, { notes }: MadeDeck): void {
  const addNote = database.prepare("insert into notes values (?, ?, ?, 0, 0, ?, ?, ?, 0, 0, '')")
  const addCard = database.prepare(
    'insert into cards values (?, ?, 1, ?, 0, 0, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, ?)',
  )
  const addAnswer = database.prepare('insert into revlog values (?, ?, 0, ?, ?, 0, ?, 5000, ?)')
  let cardId = 0
  for (const [place, { typeId, fields, tags = '', cards = [{}] }] of notes.entries()) {
    addNote.run(
      place + 1,
      `guid${place}`,
      typeId,
      tags && ` ${tags} `,
      fields.join('\u001F'),
      fields[0] ?? '',
    )
    for (const card of cards) {
      const { ordinal = 0, type = 0, due = 0, interval = 0, factor = 2500, data = '', revlog = [] } = card
      addCard.run(++cardId, place + 1, ordinal, type, type, due, interval, factor, data)
      for (const answer of revlog)
        addAnswer.run(
          answer.at,
          cardId,
          answer.ease,
          answer.interval ?? 1,
          answer.factor ?? 2500,
          answer.type ?? 1,
        )
    }
  }
}
