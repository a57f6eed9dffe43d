import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import type { QueryClient } from '@tanstack/react-query'
import { removeRecord } from '@/lib/learner-cache/learner-cache'
import { dayKeys, keptDays } from './keys'

/** Forgets the kept year of a language, or of all, so that it is read anew (requirement 4.18f). */
export async function clearYearCache(
  client: QueryClient,
  userId: string,
  languageCode?: LanguageCode,
): Promise<void> {
  const codes = languageCode ? [languageCode] : supportedLanguages.map((language) => language.languageCode)
  for (const code of codes) {
    const { segment, key } = keptDays.year(userId, code)
    await removeRecord(segment, key)
    await client.resetQueries({ queryKey: dayKeys.year(userId, code) })
  }
}
