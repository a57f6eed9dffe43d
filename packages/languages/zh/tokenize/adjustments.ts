import { takesMeasureWord } from './numerals.ts'

/** Whether a term is meant here, by the characters before and after it. */
type Condition = (before: string | undefined, after: string | undefined) => boolean

const oneOf = (characters: string) => (character: string | undefined) =>
  character !== undefined && characters.includes(character)

const never: Condition = () => false
/** No word goes on after it. */
const atEnd: Condition = (_before, after) => after === undefined

/**
 * Terms that are mostly met by chance, where one word ends and another begins, and where they are meant all the same.
 */
const conditions = new Map<string, Condition>([
  ['我去', never],
  ['那是', never],
  ['就学', never],
  ['国人', never],
  ['五一', (before) => before !== '块'],
  ['三次', never],
  ['美的', never],
  ['要点', (_before, after) => !oneOf('什儿')(after)],
  ['坏了', never],
  ['完了', never],
  ['好了', atEnd],
  ['得很', atEnd],
  ['不想', never],
  ['长得', never],
  ['穿着', oneOf('打讲的')],
  ['把手', (before, after) => before !== undefined || !oneOf('举放伸洗给拿抬松')(after)],
  ['得了', (before) => before === undefined],
  ['的话', (before, after) => after === undefined && !oneOf('说讲你我他她们')(before)],
  ['才能', (before, after) => oneOf('的有和')(before) || oneOf('的和很')(after)],
  ['学生会', (_before, after) => !oneOf('说做来去不用写看想讲唱跳游弹')(after)],
  ['学会', (before) => !oneOf('大中小')(before)],
  ['从小', (_before, after) => !oneOf('学')(after)],
  // 三个|人, but 他|个人
  ['个人', (before) => before === undefined || !takesMeasureWord(before)],
  ['都会', never],
  ['奶奶的', never],
  ['吃得开', (_before, after) => after !== '心'],
  ['天真', (before) => before !== '一' && before !== '今' && before !== '明'],
  ['有一套', atEnd],
  ['也好', atEnd],
  ['到家', atEnd],
  ['猫只', never],
  ['把门', never],
  ['想睡', never],
  ['很快', (before) => before !== '得'],
  // 忙着呢 and 高兴着呢, but 门开着|呢
  ['着呢', oneOf('忙早多远好难贵大冷热长高快慢累饿香甜美深近厚重疼苦乖乱坏兴宜害烦服杂鲜闹单思')],
  // 中文|学了, but 法国|文学
  ['文学', (before) => !oneOf('中英法德俄日韩外')(before)],
])

const week = /.(?:星期|礼拜)$/u
const weekday = /^(?:星期|礼拜)[一二三四五六]$/u
/** What follows a week, though it begins like the name of a day: 下个星期|一起. */
const notOfWeekday = /^(?:一[起定直样共个切会些般次]|[二三四五六][个次]|天[气天]|日[本子])/u

/** 下个|星期三, but 下个星期|一起, and 一个|星期|三|次. */
function isRightWeek(term: string, after: string | undefined, later: string | undefined): boolean {
  if (weekday.test(term)) return after !== '次'
  return !week.test(term) || !oneOf('一二三四五六日天')(after) || notOfWeekday.test(`${after}${later ?? ''}`)
}

/** Whether the dictionary's term may be taken between these characters; most may be anywhere. */
export function isRightHere(
  term: string,
  before: string | undefined,
  after: string | undefined,
  later: string | undefined,
): boolean {
  return isRightWeek(term, after, later) && (conditions.get(term)?.(before, after) ?? true)
}
