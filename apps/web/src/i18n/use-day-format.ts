import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useInterfaceLanguage } from './interface-language'

/** Writes days of the calendar as the interface language does. */
export function useDayFormat(): (day: LocalDay, options: Intl.DateTimeFormatOptions) => string {
  const [language] = useInterfaceLanguage()
  // A day has no hours: read and written in one time zone it stays the same day.
  return (day, options) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
