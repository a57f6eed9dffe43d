import type { InterfaceLanguage } from './languages'

/** A whole number as the language groups its digits. */
export function formatNumber(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(language).format(value)
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
