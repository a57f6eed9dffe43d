const small = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const tens = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const hundreds = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]

/**
 * A number in Spanish words, as one counts: "treinta y uno".
 * @param number a whole number from 0 to 999,999,999
 */
export function spellSpanish(number: number): string {
  if (number === 0) return 'cero'
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor((number % 1_000_000) / 1000)
  return [
    millions === 1 ? 'un millón' : millions > 1 ? `${beforeNoun(spellBelow1000(millions))} millones` : '',
    thousands === 1 ? 'mil' : thousands > 1 ? `${beforeNoun(spellBelow1000(thousands))} mil` : '',
    spellBelow1000(number % 1000),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function spellBelow1000(number: number): string {
  if (number === 100) return 'cien'
  const rest = spellBelow100(number % 100)
  return [hundreds[Math.floor(number / 100)] ?? '', rest].filter((part) => part !== '').join(' ')
}

function spellBelow100(number: number): string {
  if (number === 0) return ''
  if (number < small.length) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten} y ${small[number % 10] ?? ''}`
}

/** Uno loses its o before mil and millones: veintiún mil, treinta y un millones. */
const beforeNoun = (words: string): string =>
  words.replace(/veintiuno$/, 'veintiún').replace(/(?<=^| )uno$/, 'un')
