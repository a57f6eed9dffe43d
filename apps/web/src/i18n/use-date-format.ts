import { formatDate } from './format'
import { useInterfaceLanguage } from './interface-language'

/** Writes days as the interface language does, such as 21 November 2026. */
export function useDateFormat(): (time: string) => string {
  const [language] = useInterfaceLanguage()
  return (time) => formatDate(language, time)
}
