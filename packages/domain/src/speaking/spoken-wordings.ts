import type { LanguageTag } from '@lingarden/languages/find-language'
import { largestSpelled, spellNumber } from './spell-number.ts'

type Spell = (number: number) => string

/** A way in which the numbers and times of a text may have been said. */
interface Style {
  number: (digits: string) => string
  time: (hour: number, minute: number) => string
}

const signs: Record<LanguageTag, readonly (readonly [RegExp, string])[]> = {
  es: [
    [/€/gu, ' euros '],
    [/%/gu, ' por ciento '],
  ],
  fr: [
    [/€/gu, ' euros '],
    [/%/gu, ' pour cent '],
  ],
  zh: [],
}

/** The half hour and the quarters, and what follows the hour that comes. */
const clocks: Record<LanguageTag, (spell: Spell, hour: number, minute: number) => string | undefined> = {
  es: (spell, hour, minute) => {
    const past = { 15: 'cuarto', 30: 'media' }[minute]
    if (past !== undefined) return `${spell(hour)} y ${past}`
    return minute === 45 ? `${spell((hour % 12) + 1)} menos cuarto` : undefined
  },
  fr: (spell, hour, minute) => {
    const past = { 15: 'et quart', 30: 'et demie' }[minute]
    if (past !== undefined) return `${spell(hour)} heures ${past}`
    return minute === 45 ? `${spell(hour + 1)} heures moins le quart` : undefined
  },
  zh: (spell, hour, minute) => {
    const past = { 15: '一刻', 30: '半', 45: '三刻' }[minute]
    return past === undefined ? undefined : `${spell(hour)}点${past}`
  },
}

function stylesOf(language: LanguageTag): Style[] {
  const spell: Spell = (number) => ` ${spellNumber(number, language)} `
  const oneByOne = (digits: string) => Array.from(digits, (digit) => spell(Number(digit))).join(' ')
  const whole = (digits: string) =>
    Number(digits) <= largestSpelled ? spell(Number(digits)) : oneByOne(digits)
  const hours = { es: '', fr: 'heures', zh: '点' }[language]
  const plainTime = (hour: number, minute: number) =>
    `${spell(hour)} ${hours} ${minute === 0 ? '' : spell(minute)}`
  const named = (hour: number, minute: number) =>
    clocks[language](spell, hour, minute) ?? plainTime(hour, minute)
  const styles: Style[] = [
    { number: whole, time: plainTime },
    { number: whole, time: named },
    { number: oneByOne, time: plainTime },
  ]
  // Two of something is 两 and the number two is 二; both are written 2.
  const pairs = styles.slice(0, 2).map((style) => ({
    ...style,
    number: (digits: string) => (digits === '2' ? '两' : style.number(digits)),
  }))
  return language === 'zh' ? [...styles, ...pairs] : styles
}

/** Hours and minutes: 7:30, 7h30, 7 h, 7点30分. */
const times = /(?<!\d)(\d{1,2})\s?(?:[:h点]\s?(\d{2})?分?)(?!\d)/gu
/** A number with its thousands set off, 1.200 and 1 200, is one number. */
const thousands = /(?<=\d)[.\u00a0\u202f ](?=\d{3}(?!\d))/gu

/** The ways in which a text with digits may have been said, in words; the text alone where it has none. */
export function listWordings(text: string, language: LanguageTag): string[] {
  const plain = text.normalize('NFKC')
  if (!/\d/u.test(plain)) return [plain]
  const bare = signs[language].reduce((whole, [sign, words]) => whole.replace(sign, words), plain)
  const wordings = stylesOf(language).map(({ number, time }) =>
    bare
      .replace(times, (_, hour: string, minute = '0') => time(Number(hour), Number(minute)))
      .replace(thousands, '')
      .replace(/\d+/gu, number),
  )
  return [...new Set(wordings)]
}
