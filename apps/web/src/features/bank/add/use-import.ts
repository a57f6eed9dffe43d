import { readTags } from '@lingarden/domain/bank/change-tags'
import type { ImportFormat } from '@lingarden/domain/bank-transfer/preview-import'
import { maxImportLength, type TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useState } from 'react'
import { usePlantedWords } from '@/lib/bank/get-words'
import { newRow } from '@/lib/bank/new-row'
import { useSendProgress } from '@/lib/bank/send-progress'
import { logError } from '@/lib/log'
import { yieldControl } from '@/lib/yield-control'
import { askTransfer } from '../transfer/ask-transfer'
import type { FilePreview } from '../transfer/protocol'
import { useAddRows } from './use-add-rows'

type ImportState =
  | { kind: 'empty' | 'reading' | 'taking' }
  | { kind: 'failed'; reason: 'noText' | 'tooLarge' | 'unreadable' }
  | { kind: 'read'; format: ImportFormat; preview: FilePreview }
  | { kind: 'done'; count: number }

/** Bytes of a file that is opened at most: every character may be four. */
const mostBytes = 4 * maxImportLength
/** Words that the worker hands over at once. */
const partSize = 1000

/** Reading a file in a worker, and taking its words into the bank. */
export function useImport(languageCode: LanguageCode) {
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<ImportState>({ kind: 'empty' })
  const rows = usePlantedWords(languageCode).data
  const addRows = useAddRows(languageCode)
  const progress = useSendProgress()

  async function read(wanted: File, format?: ImportFormat) {
    setFile(wanted)
    if (wanted.size > mostBytes) return setState({ kind: 'failed', reason: 'tooLarge' })
    setState({ kind: 'reading' })
    try {
      const bytes = await wanted.arrayBuffer()
      const known = rows?.map(({ word_string }) => word_string) ?? []
      const found = await askTransfer(
        'read',
        { bytes, fileName: wanted.name, languageCode, known, format },
        { transfer: [bytes] },
      )
      setState(found ? { kind: 'read', ...found } : { kind: 'failed', reason: 'noText' })
    } catch (cause) {
      logError('A file could not be read', cause)
      setState({ kind: 'failed', reason: 'unreadable' })
    }
  }

  async function take(typedTags: string) {
    if (state.kind !== 'read' || !state.preview.ok) return
    const { count } = state.preview
    const before = state
    setState({ kind: 'taking' })
    try {
      const taken = await takeRows(count, readTags(typedTags))
      const outcome = await addRows(taken)
      setState(outcome === 'refused' ? before : { kind: 'done', count })
    } catch (cause) {
      logError('The words of a file could not be taken', cause)
      setState({ kind: 'failed', reason: 'unreadable' })
    }
  }

  return {
    state,
    progress,
    open: (wanted: File) => read(wanted),
    readAs: async (format: ImportFormat) => {
      if (file) await read(file, format)
    },
    take,
    reset: () => setState({ kind: 'empty' }),
  }
}

/** All words of the file as rows; fetched part by part, so that the page answers meanwhile. */
async function takeRows(count: number, tags: readonly string[]): Promise<BankRow[]> {
  const rows: BankRow[] = []
  for (let from = 0; from < count; from += partSize) {
    const words = await askTransfer('take', { from, count: partSize })
    for (const word of words) rows.push(rowOf(word, tags))
    await yieldControl()
  }
  return rows
}

function rowOf({ word, tags, ...written }: TransferWord, more: readonly string[]): BankRow {
  return newRow(word, 'file', { ...written, tags: [...new Set([...tags, ...more])] })
}
