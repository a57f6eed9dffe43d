const digit = '[零〇一二两三四五六七八九]'
const unit = '[十百千万亿]'

const wellFormed = new RegExp(
  [
    // 二〇二四, 一三八…: digits one by one; two of them are more often two words (三 四).
    `${digit}{3,}`,
    // 十二, 三百零五, 一万两千, 二十几
    `(?:十|[一二两三四五六七八九几数]${unit})(?:零?[一二两三四五六七八九]?${unit})*零?[一二两三四五六七八九几]?`,
  ].join('|'),
  'u',
)
const numeral = new RegExp(`^(?:第|百分之|千分之)?(?:${wellFormed.source})$`, 'u')
const numeralCharacter = /^[第零〇一二两三四五六七八九十百千万亿几数分之]$/u

/** Whether a text is a number of several characters written out: 二十五, 第十二, 百分之二十, 二〇二四. */
export function isNumeral(text: string): boolean {
  return text.length > 1 && numeral.test(text)
}

/** Whether a character can be part of a written number. */
export function isNumeralCharacter(character: string | undefined): boolean {
  return character !== undefined && numeralCharacter.test(character)
}

const counts = /^(?:[一二两三四五六七八九十半几每这那哪]|多少|好几|上|下)$/u

/** Whether a measure word may follow: a number, or 几, 这, 每 and their like. */
export function takesMeasureWord(text: string): boolean {
  return counts.test(text) || /^\p{Nd}+$/u.test(text) || (isNumeral(text) && !text.startsWith('百分'))
}

const measures = new Set(
  Array.from(
    '个位口只条张本件杯瓶碗块毛分元斤岁年天次遍点号楼层节课门封座家所间套双对把支台辆架部首场种份顿片篇朵棵头匹句段米里度周名样袋盒包盘壶听罐期届声回趟刻秒页',
  ).concat(
    '分钟',
    '小时',
    '点钟',
    '星期',
    '公斤',
    '公里',
    '刻钟',
    '块钱',
    '周年',
    '个半',
    '公分',
    '厘米',
    '平方米',
  ),
)

/** Whether a word counts things, or is a unit of time, money or length. */
export function isMeasureWord(text: string): boolean {
  return measures.has(text)
}
