import type { LanguageCode, LanguageTag } from '@lingarden/languages/find-language'
import { lexiconUrlOf } from '@lingarden/languages/load'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { logError } from '@/lib/log'
import { prepareOfflineLanguage } from '@/lib/practice-tutor/ask-worker'
import { cacheFile } from '@/lib/practice-tutor/cached-files'
import { cacheLearner } from './cached-learner'
import { findLexiconUrls } from '@/lib/practice-tutor/lexicon-urls'

/**
 * Starts the tutor and keeps the lexicon of a language, and what it should know of the learner, while there is a
 * connection, for when there is none.
 */
export async function prepareOfflineTutor(
  tag: LanguageTag,
  userId: string,
  languageCode: LanguageCode,
): Promise<void> {
  try {
    await Promise.all([
      prepareOfflineLanguage(tag, currentInterfaceLanguage()),
      cacheLearner(userId, languageCode),
    ])
    const url = await lexiconUrlOf(tag)
    if (url !== undefined) await cacheFile(url, await findLexiconUrls())
  } catch (cause) {
    logError('What the built-in tutor needs could not be kept', cause)
  }
}
