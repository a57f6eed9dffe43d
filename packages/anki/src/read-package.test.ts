import { zstdCompressSync } from 'node:zlib'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SqlJsStatic } from 'sql.js'
import { makeCollection } from '../test/make-collection.ts'
import { makePackage, packageKinds, type MadeDeck } from '../test/make-package.ts'
import { openSqliteWasm } from '../test/open-sqlite-wasm.ts'
import { readAnkiPackage } from './read-package.ts'

let sqlite: SqlJsStatic
beforeAll(async () => {
  sqlite = await openSqliteWasm()
})
const limits = { collection: 4_000_000, media: 1_000_000 }
const read = (file: Uint8Array) => readAnkiPackage(file, sqlite, limits)
const created = Date.UTC(2026, 0, 1, 4)
const day = 86_400_000

const deck: MadeDeck = {
  created,
  types: [
    { id: 1700000000001, name: 'Basic', fields: ['Front', 'Back'], questions: ['{{Front}}', '{{Back}}'] },
    { id: 1700000000002, name: 'Vocabulary', fields: ['Word'], questions: ['{{Word}}'] },
  ],
  notes: [
    {
      typeId: 1700000000001,
      fields: ['<b>sol</b>[sound:sol.mp3]', 'sun'],
      tags: 'sky day',
      cards: [
        {
          type: 2,
          due: 40,
          interval: 12,
          revlog: [
            { at: created + day, ease: 3, type: 0 },
            { at: created + 28 * day, ease: 4 },
          ],
        },
        { ordinal: 1, type: 2, due: 30, interval: 10, factor: 1900, data: '{"s":11.5,"d":6.2,"dr":0.9}' },
      ],
    },
    { typeId: 1700000000002, fields: ['你好'] },
  ],
  media: ['sol.mp3', 'ñandú.jpg'],
}

describe.each(packageKinds)('a package of the %s kind', (kind) => {
  it('is read with note types, notes, tags, cards, answers and the names of its media', () => {
    const { noteTypes, notes, media } = read(makePackage(deck, kind))
    expect(noteTypes).toEqual(deck.types)
    expect(notes.map(({ fields, tags }) => [...fields, ...tags])).toEqual([
      ['<b>sol</b>[sound:sol.mp3]', 'sun', 'sky', 'day'],
      ['你好'],
    ])
    expect(notes[0]?.cards).toEqual([
      {
        ordinal: 0,
        isInReview: true,
        interval: 12,
        lastReview: created + 28 * day,
        memory: undefined,
        ease: 2.5,
        answers: [
          { at: created + day, grade: 3 },
          { at: created + 28 * day, grade: 4 },
        ],
      },
      {
        ordinal: 1,
        isInReview: true,
        interval: 10,
        lastReview: created + 20 * day,
        memory: { stability: 11.5, difficulty: 6.2 },
        ease: 1.9,
        answers: [],
      },
    ])
    expect(media).toEqual(['sol.mp3', 'ñandú.jpg'])
  })
})

it('answers before a reset, changes by hand and previews are no memory', () => {
  const revlog = [
    { at: created, ease: 3, type: 0 },
    { at: created + day, ease: 0, type: 4, factor: 0, interval: 0 },
    { at: created + 2 * day, ease: 2, type: 0 },
    { at: created + 3 * day, ease: 3, type: 3, factor: 0 },
    { at: created + 4 * day, ease: 0, type: 5 },
    { at: created + 5 * day, ease: 1, type: 1 },
  ]
  const note = { typeId: 1700000000002, fields: ['sol'], cards: [{ type: 2, interval: 1, revlog }] }
  expect(read(makePackage({ ...deck, notes: [note] }, 'new')).notes[0]?.cards[0]?.answers).toEqual([
    { at: created + 2 * day, grade: 2 },
    { at: created + 5 * day, grade: 1 },
  ])
})

describe('what is refused', () => {
  const withCollection = (collection: Uint8Array, name = 'collection.anki2') =>
    zipSync({ [name]: collection, media: strToU8('{}') })
  const truncated = (file: Uint8Array, part: number) => file.slice(0, Math.floor(file.length * part))
  const viewed = () => {
    const database = new sqlite.Database()
    database.run(`
      create table col (crt); create table cards (id);
      create view notes as with recursive n(i) as (select 1 union all select i + 1 from n)
        select i as id, i as mid, '' as tags, 'x' as flds from n;
    `)
    return database.export()
  }

  it.each<[string, string, () => Uint8Array]>([
    ['a text', 'foreign', () => strToU8('sol;sun')],
    ['nothing at all', 'foreign', () => new Uint8Array()],
    ['an archive of something else', 'foreign', () => zipSync({ 'word/document.xml': strToU8('<xml/>') })],
    ['half an archive', 'damaged', () => truncated(makePackage(deck, 'new'), 0.5)],
    ['a collection that is none', 'damaged', () => withCollection(strToU8('SQLite format 3? No.'))],
    ['half a collection', 'damaged', () => withCollection(truncated(makeCollection(deck, 'old'), 0.4))],
    [
      'broken compression',
      'damaged',
      () =>
        withCollection(truncated(zstdCompressSync(makeCollection(deck, 'new')), 0.5), 'collection.anki21b'),
    ],
    ['another program’s database', 'foreign', () => withCollection(new sqlite.Database().export())],
    ['a view that never ends in place of its notes', 'foreign', () => withCollection(viewed())],
    [
      'a version to come',
      'too-new',
      () => zipSync({ ...unzipSync(makePackage(deck, 'new')), meta: Uint8Array.of(8, 4) }),
    ],
    [
      'a bomb of Zstandard',
      'too-large',
      () => withCollection(zstdCompressSync(new Uint8Array(4_200_000)), 'collection.anki21b'),
    ],
    [
      'a frame that asks for all memory',
      'too-large',
      () => withCollection(Uint8Array.of(0x28, 0xb5, 0x2f, 0xfd, 0, 0xf8, 1, 0, 0), 'collection.anki21b'),
    ],
  ])('%s is %s', (_name, problem, file) => {
    expect(() => read(file())).toThrow(expect.objectContaining({ problem }))
  })

  it('a bomb of an archive is known by the size it tells, and bounded by it where it lies', () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(40_000_000) })
    expect(() => read(bomb)).toThrow(expect.objectContaining({ problem: 'too-large' }))
    // The sizes stand in the local header (22) and in the list at the end (24 into its entry).
    const view = new DataView(bomb.buffer)
    const list = view.getUint32(bomb.length - 6, true)
    view.setUint32(22, 1000, true)
    view.setUint32(list + 24, 1000, true)
    const before = process.memoryUsage().arrayBuffers
    expect(() => read(bomb)).toThrow(expect.objectContaining({ problem: 'damaged' }))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000)
  })

  it('names that climb out of the folder are text and nothing else', () => {
    const { media } = read(makePackage({ ...deck, media: ['../../etc/passwd', '<img src=x>'] }, 'old'))
    expect(media).toEqual(['../../etc/passwd', '<img src=x>'])
  })
})
