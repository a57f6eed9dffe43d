import { inLargestUnit } from './format'
import type { InterfaceLanguage } from './languages'

/** How long ago something was, in its largest whole unit: `2 hours ago`. Less than a minute is one. */
export function formatAgo(language: InterfaceLanguage, milliseconds: number): string {
  const { value, unit } = inLargestUnit(milliseconds)
  return new Intl.RelativeTimeFormat(language).format(-value, unit)
}
