import type { OutboxEntry } from './entry'

/** What became of an entry that this page sent. */
export type Outcome = 'sent' | 'refused'
type Listener = (entry: OutboxEntry, outcome: Outcome) => void

const listeners = new Set<Listener>()

/** Hears what becomes of the entries that this page sends; gives back how to stop. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellOutcome(entry: OutboxEntry, outcome: Outcome): void {
  for (const listener of listeners) listener(entry, outcome)
}
