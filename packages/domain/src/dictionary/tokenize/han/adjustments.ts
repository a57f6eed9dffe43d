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
])

/** Whether the dictionary's term may be taken here; most may be anywhere. */
export function isRightHere(term: string, before: string | undefined, after: string | undefined): boolean {
  return conditions.get(term)?.(before, after) ?? true
}
