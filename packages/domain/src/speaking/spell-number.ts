import type { LanguageTag } from '@lingarden/languages/find-language'

/** The largest number that is spelled. */
export const largestSpelled = 9999

const spanishSmall = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
  'veintiocho veintinueve'
).split(' ')
const spanishTens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const spanishHundreds = (
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos ' +
  'novecientos'
).split(' ')
const frenchSmall = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit ' +
  'dix-neuf'
).split(' ')
const frenchTens = 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ')
const hanDigits = [...'零一二三四五六七八九']

/**
 * A number as it is said, without marks of gender.
 * @param number a whole number from 0 to `largestSpelled`
 */
export function spellNumber(number: number, language: LanguageTag): string {
  if (language === 'zh') return spellMandarin(number)
  const spell = language === 'es' ? spellSpanish : spellFrench
  const thousands = Math.floor(number / 1000)
  if (thousands === 0) return spell(number)
  const thousand = [thousands > 1 ? spell(thousands) : '', 'mil' + (language === 'fr' ? 'le' : '')]
  return [...thousand, number % 1000 === 0 ? '' : spell(number % 1000)].filter(Boolean).join(' ')
}

function spellSpanish(number: number): string {
  if (number === 100) return 'cien'
  if (number > 100)
    return [spanishHundreds[Math.floor(number / 100) - 1], number % 100 > 0 ? spellSpanish(number % 100) : '']
      .filter(Boolean)
      .join(' ')
  const small = spanishSmall[number]
  if (small !== undefined) return small
  const tens = spanishTens[Math.floor(number / 10) - 3] ?? ''
  return number % 10 === 0 ? tens : `${tens} y ${spanishSmall[number % 10]}`
}

function spellFrench(number: number): string {
  const hundreds = Math.floor(number / 100)
  if (hundreds > 0) {
    const hundred = hundreds === 1 ? 'cent' : `${frenchSmall[hundreds]} cent`
    return number % 100 === 0 ? hundred : `${hundred} ${spellFrench(number % 100)}`
  }
  const small = frenchSmall[number]
  if (small !== undefined) return small
  const ten = Math.floor(number / 10)
  const tens = frenchTens[ten - 2] ?? ''
  // Seventy and ninety go on counting from sixty and eighty.
  const rest = (number % 10) + (ten === 7 || ten === 9 ? 10 : 0)
  if (rest === 0) return tens
  return (rest === 1 || rest === 11) && ten < 8
    ? `${tens} et ${frenchSmall[rest]}`
    : `${tens}-${frenchSmall[rest]}`
}

function spellMandarin(number: number): string {
  if (number === 0) return '零'
  let [spelled, isSkipping] = ['', false]
  for (const [value, unit] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(number / value) % 10
    if (digit === 0) isSkipping = spelled !== ''
    else {
      // 十二 and not 一十二, but 一百一十二.
      const isBareTen = value === 10 && digit === 1 && spelled === ''
      spelled += (isSkipping ? '零' : '') + (isBareTen ? '' : hanDigits[digit]) + unit
      isSkipping = false
    }
  }
  return spelled
}
