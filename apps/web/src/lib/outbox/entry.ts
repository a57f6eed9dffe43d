import type { Json } from '@lingarden/database/generated/types'

interface Owned {
  userId: string
  languageCode: string
}

/** A conversation as the database keeps it; a later state of it replaces an earlier one. */
export interface HistoryEntry extends Owned {
  kind: 'history'
  id: string
  /** Given once; a later one is the learner's. */
  title: string
  content: { messages: Json; goals: Json; engine_state: string | null }
}

interface Mistake {
  original: string
  corrected: string
  explanation: string
}

/** Mistakes that were corrected in one message; the database counts them once a message. */
export interface MistakesEntry extends Owned {
  kind: 'mistakes'
  messageId: string
  mistakes: Mistake[]
}

/** Something of a learner on its way to the server. */
export type OutboxEntry = HistoryEntry | MistakesEntry

/** What an entry is called; a later entry of the same name replaces an earlier one. */
export function nameOfEntry(entry: OutboxEntry): string {
  return `${entry.userId}/${entry.kind}/${entry.kind === 'history' ? entry.id : entry.messageId}`
}
