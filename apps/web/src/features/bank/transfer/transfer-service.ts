import { decodeFile } from '@lingarden/domain/bank-transfer/decode-file'
import { writeAnki } from '@lingarden/domain/bank-transfer/anki'
import { writeBankCsv } from '@lingarden/domain/bank-transfer/csv'
import { writeJson } from '@lingarden/domain/bank-transfer/json'
import { guessFormat, previewImport } from '@lingarden/domain/bank-transfer/preview-import'
import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { ReadRequest, TransferCalls } from './protocol'

/** Rows of a preview that are shown, and problems that are told. */
const shownRows = 50

type Service = {
  [Name in keyof TransferCalls]: (args: TransferCalls[Name]['args']) => TransferCalls[Name]['result']
}

/** Reads and writes files of words, away from the page. */
export function createTransferService(): Service {
  let words: TransferWord[] = []

  function read({ bytes, fileName, languageCode, known, format: chosen }: ReadRequest) {
    words = []
    const text = decodeFile(new Uint8Array(bytes), languageCode)
    if (text === undefined) return undefined
    const format = chosen ?? guessFormat(fileName, text)
    const preview = previewImport(text, format, new Set(known))
    if (!preview.ok) return { format, preview }
    words = preview.words
    return {
      format,
      preview: { ...preview, words: undefined, count: words.length, first: words.slice(0, shownRows) },
    }
  }
  return {
    read,
    take: ({ from, count }) => words.slice(from, from + count),
    write: ({ words: all, format, languageCode }) => {
      if (format === 'json') return writeJson(all, languageCode)
      return format === 'csv' ? writeBankCsv(all) : writeAnki(all)
    },
  }
}
