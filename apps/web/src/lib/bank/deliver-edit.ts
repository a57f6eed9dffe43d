import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { nameOfEntry, type BankEntry } from '@/lib/outbox/entry'
import { keepForOutcome } from '@/lib/outbox/keep-for-outcome'
import { onOutcome, type Outcome } from '@/lib/outbox/outcomes'
import { forgetMeetings } from '@/lib/word-tracking/forget-meetings'

/** Edits that somebody waits for, and takes back themselves where they are refused. */
const awaited = new Set<string>()

/**
 * Keeps an edit until the server has it.
 * @returns how to try to send it; that resolves to what became of it, 'waiting' where it goes with the next connection
 */
export async function keepEdit(entry: BankEntry): Promise<() => Promise<Outcome | 'waiting'>> {
  const name = nameOfEntry(entry)
  awaited.add(name)
  const send = await keepForOutcome(entry)
  // What was counted of a spelling that is no more would bring it back.
  forgetMeetings(entry, wordsGone(entry.edit))
  return async () => {
    try {
      return await send()
    } finally {
      awaited.delete(name)
    }
  }
}

function wordsGone(edit: BankEdit): string[] {
  if (edit.kind === 'rename') return [edit.word]
  return edit.kind === 'remove' ? [...edit.words, ...(edit.uprooted ?? [])] : []
}

/** Hears of edits that were refused when nobody waited for them any more; gives back how to stop. */
export function onLateRefusal(listener: (entry: BankEntry) => void): () => void {
  return onOutcome((entry, outcome) => {
    if (outcome === 'refused' && entry.kind === 'bank' && !awaited.has(nameOfEntry(entry))) listener(entry)
  })
}
