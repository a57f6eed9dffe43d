import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { logError } from '@/lib/log'
import { openWordSync } from './open-word-sync'
import { pendingStore } from './pending-store'

/**
 * Brings the words of every language that wait in this browser to the server, wherever in the app the learner is; it
 * never throws.
 * @returns the languages whose words were sent
 */
export async function syncPendingWords(userId: string): Promise<LanguageCode[]> {
  const sent: LanguageCode[] = []
  for (const { languageCode } of supportedLanguages) {
    const store = pendingStore(userId, languageCode)
    const { waiting, underway } = store.read()
    if (waiting.length === 0 && !underway) continue
    try {
      if (await openWordSync(userId, languageCode, store).wordSync.sync()) sent.push(languageCode)
    } catch (cause) {
      logError('Words wait to be synced', cause)
    }
  }
  return sent
}

/** How many words wait in this browser, in all languages. */
export function countPendingWords(userId: string): number {
  const counts = supportedLanguages.map(({ languageCode }) => {
    const { waiting, underway } = pendingStore(userId, languageCode).read()
    return waiting.length + (underway?.words.length ?? 0)
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
