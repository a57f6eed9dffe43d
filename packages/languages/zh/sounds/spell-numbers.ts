const digits = Array.from('零一二三四五六七八九')
const places = ['', '十', '百', '千']
const groups = ['', '万', '亿']

const spellDigits = (number: string): string => Array.from(number, (digit) => digits[Number(digit)]).join('')

/** Writes the numbers of a Mandarin text out, as they are read: 2026年 is 二零二六年, 15% is 百分之十五. */
export function spellNumbers(text: string): string {
  return text
    .replaceAll(/(\d{4})(?=\s*年)/gu, spellDigits)
    .replaceAll(/(\d+(?:\.\d+)?)\s*[%％]/gu, '百分之$1')
    .replaceAll(/(?<![\d.])2(?=\s*[\p{Script=Han}&&[^年月日号路]])/gv, '两')
    .replaceAll(/(\d+)(?:\.(\d+))?/gu, (_found, whole: string, fraction?: string) =>
      fraction === undefined ? spellWhole(whole) : `${spellWhole(whole)}点${spellDigits(fraction)}`,
    )
}

/** Numbers of telephones and rooms, and what is longer than anybody counts, are read digit by digit. */
function spellWhole(number: string): string {
  if (number.length > 12 || /^0\d/u.test(number)) return spellDigits(number)
  if (Number(number) === 0) return '零'
  const parts = cutGroups(number).map((group, place) => ({ spelt: spellGroup(group), group, place }))
  const spoken = parts
    .filter(({ spelt }) => spelt !== '')
    .toReversed()
    .map(({ spelt, group, place }, order) => {
      const isGapBefore = order > 0 && group.startsWith('0')
      return (isGapBefore ? '零' : '') + spelt + (groups[place] ?? '')
    })
    .join('')
  return spoken.replace(/^一十/u, '十')
}

/** Groups of four digits, the last one first. */
function cutGroups(number: string): string[] {
  const padded = number.padStart(Math.ceil(number.length / 4) * 4, '0')
  return (padded.match(/.{4}/gu) ?? []).toReversed()
}

function spellGroup(group: string): string {
  return Array.from(group, (digit, place) =>
    digit === '0' ? '零' : (digits[Number(digit)] ?? '') + (places[3 - place] ?? ''),
  )
    .join('')
    .replaceAll(/零+/gu, '零')
    .replaceAll(/^零|零$/gu, '')
}
