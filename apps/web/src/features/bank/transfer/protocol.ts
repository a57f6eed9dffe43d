import type { Column } from '@lingarden/domain/bank-transfer/columns'
import type { Mapping } from '@lingarden/domain/bank-transfer/import-table'
import type { ImportPreview, TextFormat } from '@lingarden/domain/bank-transfer/preview-import'
import type { ImportProblemCode, TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { ArticleWord } from '@lingarden/domain/bank-transfer/without-article'
import type { Review } from '@lingarden/domain/review/review'
import type { BankWord } from '@lingarden/domain/word-bank'

export const exportFormats = ['csv', 'json', 'anki', 'apkg'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Why a file cannot be opened at all. */
export type FileProblem = ImportProblemCode | 'no-text' | 'foreign' | 'damaged' | 'too-large' | 'too-new'

/** A file that is open, as far as its columns are to be chosen; the rows stay with the worker. */
export interface OpenedFile {
  format: TextFormat | 'deck'
  tables: OpenedTable[]
  /** Names of sounds and pictures that are left out, and how many there are. */
  media: { count: number; first: string[] }
}

export interface OpenedTable {
  name: string
  columns: string[]
  mapping: readonly (Column | undefined)[]
  count: number
  /** The first rows. */
  samples: string[][]
  hasHeader?: boolean
}

export interface OpenRequest {
  bytes: ArrayBuffer
  fileName: string
  languageCode: string
  /** As the learner chose; guessed without them. */
  format?: TextFormat | undefined
  hasHeader?: boolean | undefined
}

/** What a file would bring; its words stay with the worker, but for the first of them, to look at. */
export type FilePreview = Omit<ImportPreview, 'words' | 'problems'> & {
  count: number
  first: TransferWord[]
  problems: { count: number; first: ImportPreview['problems'] }
  /** Words whose schedule comes along. */
  scheduled: number
}

/** What the worker does, by name; only one file is read at a time. */
export interface TransferCalls {
  open: { args: OpenRequest; result: OpenedFile | { problem: FileProblem } }
  /** Words that the file writes with their article. */
  articles: { args: { mappings: readonly Mapping[]; articles: RegExp }; result: ArticleWord[] }
  preview: {
    args: { mappings: readonly Mapping[]; known: string[]; rewritten: ReadonlyMap<string, string> }
    result: FilePreview
  }
  /** Words of the preview that was made last. */
  take: { args: { from: number; count: number }; result: TransferWord[] }
  write: {
    args: {
      words: readonly BankWord[]
      /** The reviews of the language. */
      log: readonly Review[]
      format: ExportFormat
      languageCode: string
      title: string
      now: number
      /** Sounds of words, by word. */
      sounds: ReadonlyMap<string, Uint8Array>
    }
    result: string | Uint8Array<ArrayBuffer>
  }
}
