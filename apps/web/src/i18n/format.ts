import type { InterfaceLanguage } from './languages'

/** A whole number as the language groups its digits. */
export function formatNumber(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(language).format(value)
}

/** A decimal number that came as text with a point, such as `12.50`, with the language's own sign; digits are kept. */
export function formatDecimal(language: InterfaceLanguage, text: string): string {
  const minimumFractionDigits = text.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(language, { minimumFractionDigits }).format(Number(text))
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
