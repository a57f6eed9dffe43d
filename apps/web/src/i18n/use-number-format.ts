import { formatNumber } from './format'
import { useInterfaceLanguage } from './interface-language'

/** Writes whole numbers as the interface language does. */
export function useNumberFormat(): (value: number) => string {
  const [language] = useInterfaceLanguage()
  return (value) => formatNumber(language, value)
}
