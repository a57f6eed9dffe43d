const small = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
]
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante']

/**
 * A number in French words, as said in France: "soixante et onze", "quatre-vingts".
 * @param number a whole number from 0 to 999,999,999
 */
export function spellFrench(number: number): string {
  if (number === 0) return 'zéro'
  const millions = Math.floor(number / 1_000_000)
  const thousands = Math.floor((number % 1_000_000) / 1000)
  return [
    millions > 0 ? `${spellBelow1000(millions)} million${millions > 1 ? 's' : ''}` : '',
    thousands === 1 ? 'mille' : thousands > 1 ? `${beforeThousand(spellBelow1000(thousands))} mille` : '',
    spellBelow1000(number % 1000),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function spellBelow1000(number: number): string {
  const hundred = Math.floor(number / 100)
  const rest = spellBelow100(number % 100)
  if (hundred === 0) return rest
  if (hundred === 1) return rest === '' ? 'cent' : `cent ${rest}`
  return rest === '' ? `${small[hundred] ?? ''} cents` : `${small[hundred] ?? ''} cent ${rest}`
}

function spellBelow100(number: number): string {
  if (number === 0) return ''
  if (number < 20) return small[number] ?? ''
  if (number === 80) return 'quatre-vingts'
  if (number > 80) return `quatre-vingt-${small[number - 80] ?? ''}`
  // From 60 on French counts in twenties: soixante-douze is 60 + 12.
  const ten = Math.min(Math.floor(number / 10), 6)
  const unit = number - ten * 10
  if (unit === 0) return tens[ten] ?? ''
  return unit === 1 || unit === 11
    ? `${tens[ten] ?? ''} et ${small[unit] ?? ''}`
    : `${tens[ten] ?? ''}-${small[unit] ?? ''}`
}

/** Before mille nothing takes an s: deux cent mille, quatre-vingt mille. */
const beforeThousand = (words: string): string => words.replace(/(?<=cent|vingt)s$/, '')
