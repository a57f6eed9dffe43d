import { readTags } from '@lingarden/domain/bank/change-tags'
import type { TextFormat } from '@lingarden/domain/bank-transfer/preview-import'
import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePlantedWords } from '@/lib/bank/get-words'
import { dictionaryQuery } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { yieldControl } from '@/lib/yield-control'
import { askTransfer, closeTransfer } from '../transfer/ask-transfer'
import type { FilePreview, FileProblem, OpenedFile } from '../transfer/protocol'
import { guessColumns, type ColumnChoice } from './choose-columns'
import { dropArticles } from './drop-articles'
import { useReadAfterImport } from './past-imports'
import { sendImport } from './send-import'

type ImportState =
  | { kind: 'empty' | 'opening' }
  | { kind: 'failed'; reason: FileProblem | 'unreadable' }
  | { kind: 'open'; file: OpenedFile; preview: FilePreview | undefined }
  | { kind: 'taking'; done: number; total: number }
  | { kind: 'broken-off'; total: number }
  | { kind: 'done'; importId: string; count: number }

/** Bytes of a file that is opened at most. */
const mostBytes = 250_000_000
/** Milliseconds that a file may take to be read; a hostile one could take for ever. */
const longestReading = 60_000
/** Words that the worker hands over at once. */
const partSize = 1000

/** Reading a file in a worker, choosing its columns, and taking its words into the bank as one import. */
export function useImport(languageCode: LanguageCode) {
  const { id: userId } = useUser()
  const chosen = useRef<{ file: File; importId: string; tags: string[] }>(undefined)
  const lastTurn = useRef(0)
  const [state, setState] = useState<ImportState>({ kind: 'empty' })
  const [columns, setColumns] = useState<readonly ColumnChoice[]>([])
  const rows = usePlantedWords(languageCode).data
  const client = useQueryClient()
  const readAgain = useReadAfterImport(languageCode)

  /** Without a dictionary a file is read all the same: its columns and articles are only guessed less well. */
  const openDictionary = () => client.ensureQueryData(dictionaryQuery(languageCode)).catch(() => undefined)

  /** Whoever waits longer than a file may take is told that it cannot be read. */
  async function inTime<T>(read: () => Promise<T>): Promise<T> {
    const timer = setTimeout(() => closeTransfer('The file takes too long'), longestReading)
    try {
      return await read()
    } finally {
      clearTimeout(timer)
    }
  }

  async function open(file: File, as: { format?: TextFormat; hasHeader?: boolean } = {}) {
    chosen.current = { file, importId: crypto.randomUUID(), tags: [] }
    if (file.size > mostBytes) return setState({ kind: 'failed', reason: 'too-large' })
    setState({ kind: 'opening' })
    try {
      const bytes = await file.arrayBuffer()
      const request = { bytes, fileName: file.name, languageCode, ...as }
      const opened = await inTime(() => askTransfer('open', request, { transfer: [bytes] }))
      if ('problem' in opened) return setState({ kind: 'failed', reason: opened.problem })
      const dictionary = await openDictionary()
      const guessed = await Promise.all(opened.tables.map((table) => guessColumns(table, dictionary)))
      setColumns(guessed)
      return await preview(opened, guessed)
    } catch (cause) {
      return fail('A file could not be read', cause)
    }
  }

  async function preview(file: OpenedFile, mappings: readonly ColumnChoice[]) {
    const turn = ++lastTurn.current
    setState({ kind: 'open', file, preview: undefined })
    const tag = findLanguage(languageCode)?.tag
    const { articles } = tag ? wordRulesOf(tag) : {}
    const found = articles ? await askTransfer('articles', { mappings, articles }) : []
    const rewritten = await dropArticles(found, await openDictionary())
    const known = rows?.map(({ word_string }) => word_string) ?? []
    const made = await inTime(() => askTransfer('preview', { mappings, known, rewritten }))
    // A choice that was made meanwhile has a preview of its own.
    if (turn === lastTurn.current) setState({ kind: 'open', file, preview: made })
  }

  function fail(what: string, cause: unknown) {
    logError(what, cause)
    setState({ kind: 'failed', reason: 'unreadable' })
  }

  async function take(total: number) {
    const { file, importId, tags } = chosen.current ?? {}
    if (!file || !importId) return
    setState({ kind: 'taking', done: 0, total })
    try {
      const words = await takeWords(total)
      const owner = { userId, languageCode, importId, name: file.name.slice(0, 200) }
      const count = await sendImport(owner, words, tags ?? [], (done) =>
        setState({ kind: 'taking', done, total }),
      )
      setState({ kind: 'done', importId, count })
    } catch (cause) {
      logError('The words of a file could not be taken', cause)
      setState({ kind: 'broken-off', total })
    }
    // A large bank takes its time to be read; the words are there.
    await readAgain()
  }

  return {
    state,
    columns,
    open: (file: File) => void open(file),
    /** Reads the same file in another way. */
    openAs: (as: { format?: TextFormat; hasHeader?: boolean }) => {
      if (chosen.current) void open(chosen.current.file, as)
    },
    choose: (file: OpenedFile, mappings: readonly ColumnChoice[]) => {
      setColumns(mappings)
      preview(file, mappings).catch((cause: unknown) => fail('A file could not be shown', cause))
    },
    take: (total: number, typedTags: string) => {
      if (chosen.current) chosen.current.tags = readTags(typedTags)
      void take(total)
    },
    /** Goes on with an import that broke off; what the server has already is not taken again. */
    goOn: (total: number) => void take(total),
    reset: () => setState({ kind: 'empty' }),
  }
}

/** All words of the file; fetched part by part, so that the page answers meanwhile. */
async function takeWords(count: number): Promise<TransferWord[]> {
  const words: TransferWord[] = []
  for (let from = 0; from < count; from += partSize) {
    words.push(...(await askTransfer('take', { from, count: partSize })))
    await yieldControl()
  }
  return words
}
