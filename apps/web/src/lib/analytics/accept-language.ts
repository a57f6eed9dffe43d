import { parseLanguageCode, supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { logError } from '@/lib/log'

/** Whether days are kept of a language; a code that is not in the list is refused and logged (requirement 5.3b). */
export function acceptsLanguage(code: unknown): code is LanguageCode {
  if (supportedLanguages.some(({ languageCode }) => languageCode === code)) return true
  const parsed = parseLanguageCode(code)
  logError(
    'Analytics were asked for',
    parsed.ok ? `A short language code: ${String(code)}` : parsed.error.message,
  )
  return false
}
