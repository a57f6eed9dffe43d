import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clearYearCache } from '@/lib/analytics/clear-year-cache'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import type { OwnDataProblem } from '@lingarden/domain/restore/read-own-data'
import { askRestore, closeRestore } from './ask-restore'
import type { OpenedExport } from './protocol'
import { sendRows, type RestoredRows } from './send-rows'

type RestoreState =
  | { kind: 'opening' }
  | { kind: 'failed'; reason: OwnDataProblem | 'too-large' | 'unreadable' }
  | { kind: 'opened'; file: OpenedExport }
  | { kind: 'sending'; done: number; total: number }
  | { kind: 'broken-off' }
  | { kind: 'done'; rows: RestoredRows & { total: number } }

/** Bytes of a file that is opened at most. */
const mostBytes = 300_000_000

/** Taking an export in: it is read in a worker, shown, then sent part by part; what is there already stays. */
export function useRestore() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const [state, setState] = useState<RestoreState>({ kind: 'opening' })
  const [file, setFile] = useState<File>()

  async function read(chosen: File): Promise<OpenedExport | undefined> {
    const bytes = await chosen.arrayBuffer()
    const opened = await askRestore('open', { bytes }, { transfer: [bytes] })
    if (!('problem' in opened)) return opened
    setState({ kind: 'failed', reason: opened.problem })
    return undefined
  }

  async function open(chosen: File) {
    setFile(chosen)
    if (chosen.size > mostBytes) return setState({ kind: 'failed', reason: 'too-large' })
    setState({ kind: 'opening' })
    try {
      const opened = await read(chosen)
      if (opened) setState({ kind: 'opened', file: opened })
    } catch (cause) {
      logError('An export could not be read', cause)
      setState({ kind: 'failed', reason: 'unreadable' })
    }
  }

  /** Always from the start: the server takes nothing twice. */
  async function send() {
    if (!file) return
    try {
      const opened = await read(file)
      if (!opened) return
      const total = opened.counts.reduce((sum, [, count]) => sum + count, 0)
      const rows = { written: 0, refused: 0, total }
      let done = 0
      setState({ kind: 'sending', done, total })
      for (;;) {
        const part = await askRestore('next', undefined)
        if (!part) break
        const sent = await sendRows(getSupabase(), userId, part.table, part.rows)
        rows.written += sent.written
        rows.refused += sent.refused
        done += part.rows.length
        setState({ kind: 'sending', done, total })
      }
      setState({ kind: 'done', rows })
    } catch (cause) {
      logError('An export could not be taken in', cause)
      setState({ kind: 'broken-off' })
    }
    await clearYearCache(client, userId)
    await client.invalidateQueries()
  }

  return { state, open: (chosen: File) => void open(chosen), send: () => void send(), close: closeRestore }
}
