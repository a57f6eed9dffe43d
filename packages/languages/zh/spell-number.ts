const digits = [...'零一二三四五六七八九']
const places = ['千', '百', '十', '']

const syllables: Record<string, string> = {
  零: 'líng',
  一: 'yī',
  二: 'èr',
  三: 'sān',
  四: 'sì',
  五: 'wǔ',
  六: 'liù',
  七: 'qī',
  八: 'bā',
  九: 'jiǔ',
  十: 'shí',
  百: 'bǎi',
  千: 'qiān',
  万: 'wàn',
  亿: 'yì',
}

/**
 * A number in characters, as one counts: 一千零一, 十五, 一万零五百.
 * @param number a whole number from 0 to 999,999,999
 */
export function spellMandarin(number: number): string {
  if (number === 0) return '零'
  const groups = [
    { value: Math.floor(number / 100_000_000), unit: '亿' },
    { value: Math.floor((number % 100_000_000) / 10_000), unit: '万' },
    { value: number % 10_000, unit: '' },
  ]
  let spelt = ''
  let isGap = false
  for (const { value, unit } of groups) {
    if (value === 0) {
      isGap ||= spelt !== ''
      continue
    }
    const needsZero = spelt !== '' && (isGap || value < 1000)
    spelt += `${needsZero ? '零' : ''}${spellBelow10000(value)}${unit}`
    isGap = false
  }
  // Ten to nineteen, also before 万 and 亿, begin with 十.
  return spelt.replace(/^一十/, '十')
}

function spellBelow10000(number: number): string {
  const spelt = [...String(number).padStart(4, '0')].map((digit, place) =>
    digit === '0' ? '零' : `${digits[Number(digit)] ?? ''}${places[place] ?? ''}`,
  )
  return spelt
    .join('')
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
}

/** The pinyin of a number in characters, a space between syllables; tones as in the dictionary, without sandhi. */
export const readMandarinNumber = (characters: string): string =>
  [...characters].map((character) => syllables[character] ?? '').join(' ')
