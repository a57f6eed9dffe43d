import type { LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'

/** A way in which the numbers and times of a text may have been said. */
interface Style {
  number: (digits: string) => string
  time: (hour: number, minute: number) => string
}

/** Larger numbers are told digit by digit. */
const largestSpelled = 9999

function stylesOf(language: LanguageTag): Style[] {
  const { numbers, spoken } = wordRulesOf(language)
  const { hour: hours, otherNumbers, tellTime } = spoken
  const spell = (number: number) => ` ${numbers.spell(number).words} `
  const oneByOne = (digits: string) => Array.from(digits, (digit) => spell(Number(digit))).join(' ')
  const whole = (digits: string) =>
    Number(digits) <= largestSpelled ? spell(Number(digits)) : oneByOne(digits)
  const plainTime = (hour: number, minute: number) =>
    `${spell(hour)} ${hours} ${minute === 0 ? '' : spell(minute)}`
  const named = (hour: number, minute: number) => tellTime(spell, hour, minute) ?? plainTime(hour, minute)
  const styles: Style[] = [
    { number: whole, time: plainTime },
    { number: whole, time: named },
    { number: oneByOne, time: plainTime },
  ]
  if (!otherNumbers) return styles
  const others = styles.slice(0, 2).map((style) => ({
    ...style,
    number: (digits: string) => otherNumbers[digits] ?? style.number(digits),
  }))
  return [...styles, ...others]
}

/** Hours and minutes: 7:30, 7h30, 7 h, 7点30分. */
const times = /(?<!\d)(\d{1,2})\s?(?:[:h点]\s?(\d{2})?分?)(?!\d)/gu
/** A number with its thousands set off, 1.200 and 1 200, is one number. */
const thousands = /(?<=\d)[.\u00a0\u202f ](?=\d{3}(?!\d))/gu

/** The ways in which a text with digits may have been said, in words; the text alone where it has none. */
export function listWordings(text: string, language: LanguageTag): string[] {
  const plain = text.normalize('NFKC')
  if (!/\d/u.test(plain)) return [plain]
  const bare = wordRulesOf(language).spoken.signs.reduce(
    (whole, [sign, words]) => whole.replace(sign, words),
    plain,
  )
  const wordings = stylesOf(language).map(({ number, time }) =>
    bare
      .replace(times, (_, hour: string, minute = '0') => time(Number(hour), Number(minute)))
      .replace(thousands, '')
      .replace(/\d+/gu, number),
  )
  return [...new Set(wordings)]
}
