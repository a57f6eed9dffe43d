import { mkdtempSync, writeFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync, strFromU8, strToU8 } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import type { DeckToWrite } from './deck.ts'
import { openSqliteWasm } from '../test/open-sqlite-wasm.ts'
import { readAnkiPackage } from './read-package.ts'
import { writeAnkiPackage } from './write-package.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1, 9)

const deck: DeckToWrite = {
  id: 1_600_000_000_001,
  name: 'Lingarden',
  noteType: {
    id: 1_600_000_000_002,
    name: 'Lingarden word',
    fields: ['Term', 'Meaning'],
    templates: [
      { name: 'Recognition', question: '{{Term}}', answer: '{{FrontSide}}<hr id=answer>{{Meaning}}' },
      { name: 'Production', question: '{{Meaning}}', answer: '{{FrontSide}}<hr id=answer>{{Term}}' },
    ],
    css: '.card { text-align: center }',
  },
  notes: [
    {
      guid: 'sol-1',
      fields: ['sol[sound:sol.mp3]', 'sun &amp; star'],
      tags: ['sky', 'day'],
      createdAt: start,
      changedAt: start + day,
      cards: [
        {
          memory: { stability: 12.34567, difficulty: 4.56789 },
          lapses: 1,
          due: start + 14 * day,
          answers: [
            { at: start, grade: 3, phase: 'learning', interval: 600_000, lastInterval: 0 },
            { at: start + 2 * day, grade: 4, phase: 'review', interval: 12 * day, lastInterval: 600_000 },
          ],
        },
        undefined,
      ],
    },
    { guid: 'mar-1', fields: ['mar', ''], tags: [], createdAt: start, changedAt: start, cards: [] },
    { guid: 'luna-1', fields: ['luna', 'moon'], tags: [], createdAt: start, changedAt: start, cards: [] },
  ],
  media: new Map([['sol.mp3', strToU8('sound')]]),
  now: start + 3 * day,
}

let file: Uint8Array
beforeAll(async () => {
  file = await writeAnkiPackage(deck, await openSqliteWasm())
})

/** The database as Node's own SQLite reads it, which did not write it. */
function inDatabase<T>(read: (database: DatabaseSync) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lingarden-anki-'))
  try {
    writeFileSync(join(folder, 'collection'), unzipSync(file)['collection.anki2']!)
    const database = new DatabaseSync(join(folder, 'collection'), { readOnly: true })
    const found = read(database)
    database.close()
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('a package that is written has the tables, columns and indexes of Anki’s schema 11, and is sound', () => {
  const described = inDatabase((database) => ({
    check: database.prepare('pragma integrity_check').all(),
    version: database.prepare('select ver from col').get(),
    names: database
      .prepare('select name from sqlite_master order by name')
      .all()
      .map(({ name }) => name),
    columns: ['col', 'notes', 'cards', 'revlog', 'graves'].map((table) =>
      database
        .prepare('select name from pragma_table_info(?)')
        .all(table)
        .map(({ name }) => name)
        .join(' '),
    ),
  }))
  expect(described).toEqual({
    check: [{ integrity_check: 'ok' }],
    version: { ver: 11 },
    names: [
      'cards',
      'col',
      'graves',
      'ix_cards_nid',
      'ix_cards_sched',
      'ix_cards_usn',
      'ix_notes_csum',
      'ix_notes_usn',
      'ix_revlog_cid',
      'ix_revlog_usn',
      'notes',
      'revlog',
    ],
    columns: [
      'id crt mod scm ver dty usn ls conf models decks dconf tags',
      'id guid mid mod usn tags flds sfld csum flags data',
      'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
      'id cid usn ease ivl lastIvl factor time type',
      'usn oid type',
    ],
  })
})

it('a card in review is written with its day, its interval, its memory as FSRS has it and its answers', () => {
  const { card, fresh, answers, created } = inDatabase((database) => ({
    card: database.prepare('select * from cards where type = 2').get(),
    fresh: database.prepare('select type, queue, due, ivl, data from cards where type = 0').all(),
    answers: database.prepare('select id, ease, ivl, lastIvl, type from revlog order by id').all(),
    created: Number(database.prepare('select crt from col').get()?.['crt']),
  }))
  expect(card).toMatchObject({ ord: 0, queue: 2, ivl: 12, reps: 2, lapses: 1, factor: 2500 })
  // Days count from four in the morning of the first.
  expect(new Date((created + Number(card?.['due']) * 86_400) * 1000).toISOString()).toBe(
    '2026-01-15T04:00:00.000Z',
  )
  expect(JSON.parse(String(card?.['data']))).toEqual({
    s: 12.3457,
    d: 4.568,
    dr: 0.9,
    lrt: (start + 2 * day) / 1000,
  })
  expect(fresh).toEqual([
    { type: 0, queue: 0, due: 1, ivl: 0, data: '{}' },
    // Of a word without a meaning nobody is asked what it means.
    { type: 0, queue: 0, due: 2, ivl: 0, data: '{}' },
    { type: 0, queue: 0, due: 3, ivl: 0, data: '{}' },
    { type: 0, queue: 0, due: 3, ivl: 0, data: '{}' },
  ])
  expect(answers).toEqual([
    { id: start, ease: 3, ivl: -600, lastIvl: -1, type: 0 },
    { id: start + 2 * day, ease: 4, ivl: 12, lastIvl: -600, type: 1 },
  ])
})

it('notes, tags, the checksum of the first field and sounds are where Anki looks for them', () => {
  const note = inDatabase((database) => database.prepare('select * from notes order by id').get())
  expect(note).toMatchObject({
    guid: 'sol-1',
    mid: deck.noteType.id,
    tags: ' sky day ',
    flds: 'sol[sound:sol.mp3]\u001Fsun &amp; star',
  })
  const entries = unzipSync(file)
  expect(JSON.parse(strFromU8(entries['media']!))).toEqual({ 0: 'sol.mp3' })
  expect(strFromU8(entries['0']!)).toBe('sound')
})

it('what is written is read again', async () => {
  const { noteTypes, notes, media } = readAnkiPackage(file, await openSqliteWasm())
  expect(noteTypes).toEqual([
    {
      id: deck.noteType.id,
      name: 'Lingarden word',
      fields: ['Term', 'Meaning'],
      questions: ['{{Term}}', '{{Meaning}}'],
    },
  ])
  expect(notes.map(({ fields }) => fields)).toEqual(deck.notes.map(({ fields }) => fields))
  expect(notes[0]?.cards[0]).toMatchObject({
    isInReview: true,
    interval: 12,
    memory: { stability: 12.3457, difficulty: 4.568 },
    answers: [
      { at: start, grade: 3 },
      { at: start + 2 * day, grade: 4 },
    ],
  })
  expect(media).toEqual(['sol.mp3'])
})
