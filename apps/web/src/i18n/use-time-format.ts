import { formatTime } from './format'
import { useInterfaceLanguage } from './interface-language'

/** Writes the time of a day as the interface language does, such as 4:42 PM. */
export function useTimeFormat(): (time: Date) => string {
  const [language] = useInterfaceLanguage()
  return (time) => formatTime(language, time)
}
