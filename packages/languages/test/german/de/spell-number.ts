const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/**
 * A number in German words: "einundzwanzig", "dreihundertfünf".
 * @param number a whole number from 0 to 999,999,999
 */
export function spellGerman(number: number): string {
  const millions = Math.floor(number / 1_000_000)
  const rest = number % 1_000_000
  const words = rest === 0 && millions > 0 ? '' : spellBelowMillion(rest)
  if (millions === 0) return words
  const head = millions === 1 ? 'eine Million' : `${before(spellBelowMillion(millions), 'eine')} Millionen`
  return words === '' ? head : `${head} ${words}`
}

function spellBelowMillion(number: number): string {
  const thousands = Math.floor(number / 1000)
  const rest = number % 1000
  if (thousands === 0) return spellBelow1000(number)
  return `${before(spellBelow1000(thousands), 'ein')}tausend${rest === 0 ? '' : spellBelow1000(rest)}`
}

function spellBelow1000(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return spellBelow100(number)
  return `${before(small[hundreds] ?? '', 'ein')}hundert${rest === 0 ? '' : spellBelow100(rest)}`
}

function spellBelow100(number: number): string {
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  const unit = number % 10
  return unit === 0 ? ten : `${before(small[unit] ?? '', 'ein')}und${ten}`
}

/** Eins loses its s where something follows: einhundert, hunderteintausend. */
const before = (words: string, one: string): string => words.replace(/eins$/, one)
