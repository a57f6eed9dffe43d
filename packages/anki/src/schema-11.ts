import type { DeckToWrite, NoteTypeToWrite } from './deck.ts'

/**
 * The tables of a collection before schema 12, which every version of Anki imports
 * (rslib/src/storage/schema11.sql in https://github.com/ankitects/anki).
 */
export const createTables = `
  create table col (
    id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null
  );
  create table notes (
    id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null
  );
  create table cards (
    id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null,
    odue integer not null, odid integer not null, flags integer not null, data text not null
  );
  create table revlog (
    id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null
  );
  create table graves (usn integer not null, oid integer not null, type integer not null);
`

/** Made after the rows, which is faster. */
export const createIndexes = `
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);
`

const seconds = (time: number) => Math.floor(time / 1000)

/** The JSON columns of the only row of `col`. */
export function describeCollection({ id, name, noteType, now }: DeckToWrite) {
  const changed = seconds(now)
  const common = {
    mod: changed,
    usn: -1,
    collapsed: false,
    browserCollapsed: false,
    desc: '',
    dyn: 0,
    conf: 1,
  }
  const today = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] }
  const limits = { extendNew: 0, extendRev: 0 }
  const deck = (deckId: number, deckName: string) => ({
    ...common,
    ...today,
    ...limits,
    id: deckId,
    name: deckName,
  })
  return {
    // The days of cards are counted by the second scheduler, in UTC.
    conf: {
      schedVer: 2,
      creationOffset: 0,
      curDeck: id,
      activeDecks: [id],
      curModel: noteType.id,
      nextPos: 1,
    },
    models: { [noteType.id]: describeNoteType(noteType, id, changed) },
    decks: { 1: deck(1, 'Default'), [id]: deck(id, name) },
    dconf: { 1: describeOptions() },
  }
}

function describeNoteType(
  { id, name, fields, templates, css }: NoteTypeToWrite,
  deck: number,
  changed: number,
) {
  return {
    id,
    name,
    type: 0,
    mod: changed,
    usn: -1,
    sortf: 0,
    did: deck,
    tags: [],
    vers: [],
    css,
    latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    latexsvg: false,
    // A card is made where what it asks is there; the first field always is.
    req: templates.map((template, ordinal) => [ordinal, 'any', askedFields(template.question, fields)]),
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: templates.map(({ name: title, question, answer }, ord) => ({
      name: title,
      ord,
      qfmt: question,
      afmt: answer,
      bqfmt: '',
      bafmt: '',
      did: null,
    })),
  }
}

/** The places of the fields that a question shows; Anki makes a card where one of them is not empty. */
export const askedFields = (question: string, fields: readonly string[]): number[] =>
  fields.flatMap((field, ord) => (question.includes(`{{${field}}}`) ? ord : []))

/** Anki's own defaults of the options of a deck. */
const describeOptions = () => ({
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
})
