import type { LanguageTag } from '@lingarden/domain/languages'
import { logError } from '@/lib/log'
import { startOfflineTutor } from './ask-worker'
import { keepFile } from './kept-files'
import { lexiconUrls } from './lexicon-urls'

/** Starts the tutor and keeps the lexicon of a language while there is a connection, for when there is none. */
export async function prepareOfflineTutor(tag: LanguageTag): Promise<void> {
  startOfflineTutor()
  const url = lexiconUrls[tag]
  try {
    if (url) await keepFile(url, Object.values(lexiconUrls))
  } catch (cause) {
    if (navigator.onLine) logError('The lexicon of the built-in tutor could not be kept', cause)
  }
}
