import { formatNumber } from './format'
import { useInterfaceLanguage } from './interface-language'

/** Writes numbers as the interface language does. */
export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const [language] = useInterfaceLanguage()
  return (value, options) => formatNumber(language, value, options)
}
