import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import { useInterfaceLanguage } from './interface-language'

/** Making a format takes far longer than using one, and a year has many days. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${JSON.stringify(options)}`
  // A day has no hours: read and written in one time zone it stays the same day.
  const format = formats.get(name) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  formats.set(name, format)
  return format
}

/** Writes days of the calendar as the interface language does. */
export function useDayFormat(): (day: LocalDay, options: Intl.DateTimeFormatOptions) => string {
  const [language] = useInterfaceLanguage()
  return (day, options) => formatOf(language, options).format(new Date(`${day}T00:00:00Z`))
}
