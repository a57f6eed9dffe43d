import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { rememberBy } from '@lingarden/domain/remember-by'
import { useInterfaceLanguage } from './interface-language'

/** A day has no hours: read and written in one time zone it stays the same day. */
const formatOf = rememberBy(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
)

/** Writes days of the calendar as the interface language does. */
export function useDayFormat(): (day: LocalDay, options: Intl.DateTimeFormatOptions) => string {
  const [language] = useInterfaceLanguage()
  return (day, options) => formatOf(language, options).format(new Date(`${day}T00:00:00Z`))
}
