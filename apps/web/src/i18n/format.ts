import { rememberBy } from '@lingarden/domain/remember-by'
import type { InterfaceLanguage } from './languages'

const numberFormat = rememberBy(
  (language: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

/** Whole numbers below this are written with the same digits in every language of the interface, and nothing between them. */
const firstGrouped = 1000

/**
 * A number as the language groups its digits and marks its decimals. Small whole ones are written without `Intl`, whose
 * first use costs a phone 70 ms: they are all that a first screen shows.
 */
export function formatNumber(
  language: InterfaceLanguage,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  if (!options && Number.isInteger(value) && value >= 0 && value < firstGrouped) return String(value)
  return numberFormat(language, options).format(value)
}

interface PluralForms {
  one?: string
  other: string
}

/** Whether a count takes the form for one: 0 and all below 2 in French, by the plural rules of Unicode's CLDR. */
export function isOne(language: InterfaceLanguage, count: number): boolean {
  if (language === 'zh') return false
  return language === 'fr' ? count >= 0 && count < 2 : count === 1
}

/** A number with the form of the noun that the language wants beside it. */
export function formatCount(language: InterfaceLanguage, count: number, { one, other }: PluralForms): string {
  return `${formatNumber(language, count)} ${isOne(language, count) ? (one ?? other) : other}`
}

/** A day written out, such as 21 November 2026, in the reader's own time zone. */
export function formatDate(language: InterfaceLanguage, time: string): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time))
  // French says the first of a month as an ordinal, which Unicode's patterns leave out.
  return language === 'fr' ? written.replace(/^1(?=\s)/u, '1er') : written
}

/** The time of a day, such as 4:42 PM, in the reader's own time zone. */
export function formatTime(language: InterfaceLanguage, time: Date): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(time)
}

const minute = 60_000
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/**
 * A span of time in its largest whole unit; less than a minute is one. What rounds up to the next unit is told in that: 23
 * hours and 50 minutes are a day, as 24 hours are.
 */
export function inLargestUnit(milliseconds: number) {
  const reaches = (length: number, smaller: number = minute) =>
    Math.round(milliseconds / smaller) * smaller >= length
  const found = units.find(([, length], place) => reaches(length, units[place + 1]?.[1]))
  const [unit, size] = found ?? ['minute', minute]
  return { unit, value: Math.max(1, Math.round(milliseconds / size)) } as const
}

/** A span of time in its largest whole unit, short: `10 min`, `3 days`. Less than a minute is one. */
export function formatSpan(language: InterfaceLanguage, milliseconds: number): string {
  const { value, unit } = inLargestUnit(milliseconds)
  return formatNumber(language, value, { style: 'unit', unit, unitDisplay: 'short' })
}
