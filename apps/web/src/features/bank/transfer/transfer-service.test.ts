// @vitest-environment node -- SQLite is opened as Node has it
import { bankWord } from '@lingarden/domain/bank/bank-word-sample'
import initSqlJs from 'sql.js'
import { describe, expect, it, vi } from 'vitest'
import { makePackage, packageKinds, type MadeDeck } from '@lingarden/anki/test/make-package'
import type { FilePreview, OpenedFile, TransferCalls } from './protocol'
import { createTransferService } from './transfer-service'

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer

/** A worker's service as the page asks it: of a call that went well, the result. */
function startService() {
  const openSqlite = vi.fn<() => ReturnType<typeof initSqlJs>>(() => initSqlJs())
  const service = createTransferService(openSqlite)
  const context = { isCancelled: () => false, report: () => undefined }
  const open = async (bytes: ArrayBuffer, part: Partial<TransferCalls['open']['args']> = {}) => {
    const opened = await service.open(
      { bytes, fileName: 'words.csv', languageCode: 'es-ES', ...part },
      context,
    )
    if ('problem' in opened) throw new Error(opened.problem)
    return opened
  }
  return {
    openSqlite,
    open,
    problemOf: (bytes: ArrayBuffer) => open(bytes).catch(({ message }: Error) => message),
    preview: async (
      file: OpenedFile,
      part: Partial<TransferCalls['preview']['args']> = {},
    ): Promise<FilePreview> =>
      service.preview(
        { mappings: file.tables.map(({ mapping }) => mapping), known: [], rewritten: new Map(), ...part },
        context,
      ),
    take: async (from: number, count: number) => service.take({ from, count }, context),
    write: async (part: Partial<TransferCalls['write']['args']>) =>
      service.write(
        {
          words: [bankWord({ term: '=1+1' })],
          log: [],
          format: 'csv',
          languageCode: 'es-ES',
          title: 'Lingarden Spanish',
          now: Date.UTC(2026, 10, 1),
          sounds: new Map(),
          ...part,
        },
        context,
      ),
  }
}

describe('reading a text', () => {
  it('shows its columns, then what it would bring, and hands the words over part by part', async () => {
    const service = startService()
    const rows = Array.from({ length: 120 }, (_, index) => `w${index},note ${index}`)
    const file = await service.open(bytesOf(['word,notes', 'sol,known', 'w0,again', ...rows].join('\n')))
    expect(file).toMatchObject({
      format: 'csv',
      tables: [{ columns: ['word', 'notes'], mapping: ['word', 'notes'], count: 122, hasHeader: true }],
    })
    expect(file.tables[0]?.samples).toHaveLength(30)
    const preview = await service.preview(file, { known: ['sol'] })
    expect(preview).toMatchObject({ count: 120, known: 1, repeated: 1, problems: { count: 0 } })
    expect(preview.first).toHaveLength(50)
    expect(await service.take(100, 50)).toHaveLength(20)
    expect(service.openSqlite).not.toHaveBeenCalled()
  })

  it('reads as the learner says, whatever the name of the file', async () => {
    const service = startService()
    const file = await service.open(bytesOf('buenos días\nsol'), { format: 'list' })
    expect(file).toMatchObject({ format: 'list', tables: [{ count: 2 }] })
  })

  it('names the words with an article, and takes them without where it is told so', async () => {
    const service = startService()
    const file = await service.open(bytesOf('el sol;sun\nla luna;moon\nla luna;moon\nmar;sea'))
    const rewritten = new Map([['el sol', 'sol']])
    const { first } = await service.preview(file, { rewritten })
    expect(first.map(({ word }) => word)).toEqual(['sol', 'la luna', 'mar'])
  })

  it.each([
    ['a picture', 'no-text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]).buffer],
    ['a workbook', 'damaged', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]).buffer],
    ['nothing', 'empty-file', new ArrayBuffer(0)],
  ])(
    'says what is wrong with %s, and hands over nothing of the file before',
    async (_what, problem, bytes) => {
      const service = startService()
      await service.preview(await service.open(bytesOf('luna')))
      expect(await service.problemOf(bytes)).toBe(problem)
      expect(await service.take(0, 10)).toEqual([])
    },
  )
})

const deck: MadeDeck = {
  created: Date.UTC(2026, 0, 1, 4),
  types: [{ id: 1, name: 'Basic', fields: ['Front', 'Back'], questions: ['{{Front}}', '{{Back}}'] }],
  notes: [
    {
      typeId: 1,
      fields: ['<b>el sol</b>[sound:sol.mp3]', 'the sun'],
      tags: 'sky',
      cards: [{ type: 2, due: 100, interval: 30, revlog: [{ at: Date.UTC(2026, 0, 2), ease: 3, type: 0 }] }],
    },
    { typeId: 1, fields: ['', 'nothing'] },
  ],
  media: ['sol.mp3'],
}

it.each(packageKinds)(
  'a deck of the %s kind brings its words, tags and schedule, and tells what stays behind',
  async (kind) => {
    const service = startService()
    const file = await service.open(makePackage(deck, kind).buffer)
    expect(file).toMatchObject({
      format: 'deck',
      tables: [{ name: 'Basic', columns: ['Front', 'Back'], mapping: ['word', 'meaning'], count: 2 }],
      media: { count: 1, first: ['sol.mp3'] },
    })
    const preview = await service.preview(file)
    expect(preview).toMatchObject({
      count: 1,
      scheduled: 1,
      problems: { count: 1, first: [{ code: 'no-word', row: 2 }] },
      first: [{ word: 'el sol', meaning: 'the sun', tags: ['sky'] }],
    })
  },
)

it.each([
  ['csv', "'=1+1"],
  ['json', '"word": "=1+1"'],
  ['anki', '#separator:tab'],
] as const)('writes words as %s', async (format, part) => {
  expect(await startService().write({ format })).toContain(part)
})

it('a deck that is written is read again, with both cards as they stood', async () => {
  const service = startService()
  const day = 86_400_000
  const start = Date.UTC(2026, 9, 1)
  const review = (id: string, kind: 'recognition' | 'production', after: number) => ({
    id,
    kind,
    word: 'sol',
    grade: 3 as const,
    reviewedAt: start + after * day,
  })
  const log = [review('a', 'recognition', 0), review('b', 'recognition', 3), review('c', 'production', 5)]
  const file = await service.write({
    format: 'apkg',
    words: [
      bankWord({
        term: 'sol',
        definition: ['sun', '<b>'],
        tags: ['in the sky'],
        sentences: ['Sale el sol.'],
      }),
    ],
    log,
    sounds: new Map([['sol', new Uint8Array([1, 2, 3])]]),
  })
  if (typeof file === 'string') throw new Error('a deck is no text')
  const opened = await service.open(file.buffer)
  expect(opened).toMatchObject({
    tables: [{ columns: ['Term', 'Reading', 'Meaning', 'Sentence', 'Notes', 'Audio'] }],
    media: { count: 1 },
  })
  const { first } = await service.preview(opened)
  expect(first).toMatchObject([
    {
      word: 'sol',
      meaning: 'sun; <b>',
      tags: ['in_the_sky'],
      sentences: ['Sale el sol.'],
      reviews: log.map(({ kind, grade, reviewedAt }) => ({ kind, grade, at: reviewedAt })),
    },
  ])
})
