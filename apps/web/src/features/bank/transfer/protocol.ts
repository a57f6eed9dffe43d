import type { ImportFormat, ImportPreview } from '@lingarden/domain/bank-transfer/preview-import'
import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { BankWord } from '@lingarden/domain/word-bank'

export const exportFormats = ['csv', 'json', 'anki'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What a file would bring; its words stay with the worker, but for the first of them, to look at. */
export type FilePreview =
  | (Omit<Extract<ImportPreview, { ok: true }>, 'words'> & { count: number; first: TransferWord[] })
  | Extract<ImportPreview, { ok: false }>

export interface ReadRequest {
  bytes: ArrayBuffer
  fileName: string
  languageCode: string
  /** The words that the bank has. */
  known: string[]
  /** As the learner chose; guessed without it. */
  format?: ImportFormat | undefined
}

/** What the worker does, by name; only one file is read at a time. */
export interface TransferCalls {
  /** Undefined for a file that is no text. */
  read: { args: ReadRequest; result: { format: ImportFormat; preview: FilePreview } | undefined }
  /** Words of the file that was read last. */
  take: { args: { from: number; count: number }; result: TransferWord[] }
  write: {
    args: { words: readonly BankWord[]; format: ExportFormat; languageCode: string }
    result: string
  }
}
