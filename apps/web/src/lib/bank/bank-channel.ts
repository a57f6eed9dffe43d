import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankOwner } from './word-table'

/**
 * What tabs of the same browser tell each other of a bank: an edit, that the edits told before have arrived or are kept,
 * or that the server has other counts now.
 */
export type BankNews = BankOwner & ({ edit: BankEdit } | { isSettled: true } | { isStale: true })

let channel: BroadcastChannel | undefined

/** A channel hears what others say and never itself, so one is enough for telling and hearing. */
function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel('lingarden-bank')
  return channel
}

/** Tells the other tabs of this browser. */
export function tellTabs(news: BankNews): void {
  openChannel()?.postMessage(news)
}

/** Hears what other tabs tell; gives back how to stop. */
export function hearTabs(listener: (news: BankNews) => void): () => void {
  const hear = ({ data }: MessageEvent<BankNews>) => listener(data)
  const open = openChannel()
  open?.addEventListener('message', hear)
  return () => open?.removeEventListener('message', hear)
}
