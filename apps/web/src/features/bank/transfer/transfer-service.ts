import { decodeFile } from '@lingarden/domain/bank-transfer/decode-file'
import type { ImportTable } from '@lingarden/domain/bank-transfer/import-table'
import { guessFormat, openText, previewTables } from '@lingarden/domain/bank-transfer/preview-import'
import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import { tidyWord } from '@lingarden/domain/bank-transfer/check-row'
import { withoutArticle } from '@lingarden/domain/bank-transfer/without-article'
import type { SqlJsStatic } from 'sql.js'
import type { Service } from '@/lib/worker/answer-calls'
import type { FilePreview, OpenedFile, OpenRequest, TransferCalls } from './protocol'

/** Rows of a preview that are shown, and problems that are told. */
const shownRows = 50
/** Rows by which the columns are known. */
const sampleRows = 30
const shownMedia = 20

type Opened = Pick<OpenedFile, 'format' | 'media'> & { tables: ImportTable[] }

const noMedia: OpenedFile['media'] = { count: 0, first: [] }

/**
 * Reads and writes files of words, away from the page.
 * @param openSqlite what a deck needs, and nothing else
 */
export function createTransferService(openSqlite: () => Promise<SqlJsStatic>): Service<TransferCalls> {
  let tables: ImportTable[] = []
  let words: TransferWord[] = []

  async function open(request: OpenRequest): Promise<Opened | { problem: OpenProblem }> {
    const bytes = new Uint8Array(request.bytes)
    // An archive begins so, which no text does.
    if (bytes[0] === 0x50 && bytes[1] === 0x4b && !request.format) {
      const { openDeckFile } = await import('./open-deck-file')
      const deck = openDeckFile(bytes, await openSqlite())
      if ('problem' in deck) return deck
      const media = { count: deck.media.length, first: deck.media.slice(0, shownMedia) }
      return { format: 'deck', tables: deck.tables, media }
    }
    const text = decodeFile(bytes, request.languageCode)
    if (text === undefined) return { problem: 'no-text' }
    const format = request.format ?? guessFormat(request.fileName, text)
    const table = openText(text, format, request.hasHeader)
    return typeof table === 'string' ? { problem: table } : { format, tables: [table], media: noMedia }
  }

  return {
    open: async (request) => {
      tables = []
      words = []
      const opened = await open(request)
      if ('problem' in opened) return opened
      tables = opened.tables
      return { ...opened, tables: tables.map(showTable) }
    },
    articles: ({ mappings, articles }) => {
      const found = tables.flatMap(({ rows }, place) => {
        const column = mappings[place]?.indexOf('word') ?? -1
        return rows.flatMap(({ cells }) => withoutArticle(cells[column] ?? '', articles) ?? [])
      })
      return [...new Map(found.map((one) => [one.whole, one])).values()]
    },
    preview: ({ mappings, known, rewritten }): FilePreview => {
      const preview = previewTables(tables, { mappings, known: new Set(known.map(tidyWord)), rewritten })
      words = preview.words
      const { problems } = preview
      return {
        known: preview.known,
        repeated: preview.repeated,
        ignoredColumns: preview.ignoredColumns,
        count: words.length,
        first: words.slice(0, shownRows),
        problems: { count: problems.length, first: problems.slice(0, shownRows) },
        scheduled: words.filter(({ reviews }) => reviews !== undefined).length,
      }
    },
    take: ({ from, count }) => words.slice(from, from + count),
    write: async (request) => (await import('./write-file')).writeFile(request, openSqlite),
  }
}

type OpenProblem = Extract<TransferCalls['open']['result'], { problem: unknown }>['problem']

const showTable = ({ rows, ...table }: ImportTable) => ({
  ...table,
  count: rows.length,
  samples: rows.slice(0, sampleRows).map(({ cells }) => cells),
})
