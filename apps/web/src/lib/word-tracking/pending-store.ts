import { readLocal, writeLocal } from '@/lib/local-store'
import { hasLeft } from '@/lib/session/presence'
import { onSignOut } from '@/lib/session/sign-out'
import { nothingPending, type PendingWords } from './pending-words'

/** Where the pending words of one learner and language are kept. */
export interface PendingStore {
  read: () => PendingWords
  /** Reads, changes and writes in one go, so that two tabs lose nothing of each other. */
  update: (change: (pending: PendingWords) => PendingWords) => PendingWords
}

/** For browsers that keep nothing (private mode): then words wait as long as the page lives. */
const inMemory = new Map<string, PendingWords>()
onSignOut(() => inMemory.clear())

export function pendingStore(userId: string, languageCode: string): PendingStore {
  const key = `pending-words:${userId}:${languageCode}`
  const read = () => readLocal<PendingWords>(key) ?? inMemory.get(key) ?? nothingPending
  return {
    read,
    update: (change) => {
      const pending = change(read())
      if (hasLeft()) return pending
      inMemory.set(key, pending)
      writeLocal(key, pending)
      return pending
    },
  }
}
