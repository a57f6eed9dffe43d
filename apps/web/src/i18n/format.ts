import type { InterfaceLanguage } from './languages'

/** A number as the language groups its digits and marks its decimals. */
export function formatNumber(
  language: InterfaceLanguage,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(language, options).format(value)
}

interface PluralForms {
  one?: string
  other: string
}

/** A number with the form of the noun that the language wants beside it. */
export function formatCount(language: InterfaceLanguage, count: number, { one, other }: PluralForms): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return `${formatNumber(language, count)} ${isOne ? (one ?? other) : other}`
}

/** A day written out, such as 21 November 2026, in the reader's own time zone. */
export function formatDate(language: InterfaceLanguage, time: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))
}
