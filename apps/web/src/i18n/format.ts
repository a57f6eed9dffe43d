import { rememberBy } from '@lingarden/domain/remember-by'
import type { InterfaceLanguage } from './languages'

const numberFormat = rememberBy(
  (language: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)
const pluralRules = rememberBy((language: string) => new Intl.PluralRules(language))

/** A number as the language groups its digits and marks its decimals. */
export function formatNumber(
  language: InterfaceLanguage,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(language, options).format(value)
}

interface PluralForms {
  one?: string
  other: string
}

/** A number with the form of the noun that the language wants beside it. */
export function formatCount(language: InterfaceLanguage, count: number, { one, other }: PluralForms): string {
  const isOne = pluralRules(language).select(count) === 'one'
  return `${formatNumber(language, count)} ${isOne ? (one ?? other) : other}`
}

/** A day written out, such as 21 November 2026, in the reader's own time zone. */
export function formatDate(language: InterfaceLanguage, time: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))
}

const minute = 60_000
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** A span of time in its largest whole unit; less than a minute is one. */
export function inLargestUnit(milliseconds: number) {
  const [unit, size] = units.find(([, length]) => milliseconds >= length) ?? ['minute', minute]
  return { unit, value: Math.max(1, Math.round(milliseconds / size)) } as const
}

/** A span of time in its largest whole unit, short: `10 min`, `3 days`. Less than a minute is one. */
export function formatSpan(language: InterfaceLanguage, milliseconds: number): string {
  const { value, unit } = inLargestUnit(milliseconds)
  return formatNumber(language, value, { style: 'unit', unit, unitDisplay: 'short' })
}
