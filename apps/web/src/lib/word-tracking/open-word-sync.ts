import { logError } from '@/lib/log'
import { exclusively } from '@/lib/sync/exclusively'
import type { PendingStore } from './pending-store'
import { wordServer } from './word-server'
import { createWordSync, type WordSync } from './word-sync'
import { wordSyncLock } from './word-sync-lock'

/** The sync of a learner's words in one language with the server, one tab at a time. */
export function openWordSync(
  userId: string,
  languageCode: string,
  store: PendingStore,
): { wordSync: WordSync; setToken: (accessToken: string | undefined) => void } {
  let token: string | undefined
  const wordSync = createWordSync({
    store,
    server: wordServer({ userId, languageCode, accessToken: () => token }),
    exclusively: (task) => exclusively(wordSyncLock({ userId, languageCode }), task),
    now: () => Date.now(),
    onRefused: (error) => logError('Words were refused', error),
    onBrokenOff: (error) => logError('Words wait to be synced', error),
  })
  return {
    wordSync,
    /** A page that is being closed cannot ask the auth client, which answers later. */
    setToken: (accessToken) => {
      token = accessToken
    },
  }
}
