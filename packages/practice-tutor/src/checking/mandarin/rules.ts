import type { Reason } from '../../reasons/reason.ts'
import type { Edit } from '../sentence/edit.ts'
import { betterMeasureWord, countedNouns } from './measure-words.ts'

/** One kind of mistake: a pattern, and what becomes of what it finds; undefined where it is none after all. */
interface Pattern {
  pattern: RegExp
  correct: (found: RegExpExecArray, text: string) => Change | undefined
}
type Change = readonly [replacement: string, reason: Reason]

const marks = '，。！？；：、,.!?;:“”"…（）() '
const end = `(?=[${marks}]|$)`
const begin = `(?<=^|[${marks}])`
const pronouns = '我们|你们|他们|她们|咱们|大家|我|你|您|他|她'
const family = '爸爸|妈妈|哥哥|姐姐|弟弟|妹妹|朋友|老师|爷爷|奶奶'
const digits = '一二两三四五六七八九十几'
const measures = '个本张件条只辆把支双杯瓶碗部台家节首封块位棵朵'
const adjectives =
  '高兴|开心|漂亮|好看|好吃|好喝|好听|便宜|聪明|可爱|热情|干净|安静|舒服|有意思|热闹|努力|认真|忙|累|高|矮|冷|热|贵|帅|胖|瘦|饿|渴'
const degrees = '很|非常|特别|十分|真|太'
const adjectivesBeforeNoun =
  '新|旧|大|小|好|红|黑|白|漂亮的|新的|红色的|黑色的|白色的|好看的|便宜的|热|冰|中文'
const actions =
  '学习(?:中文|汉语|英语|法语)?|学(?:中文|汉语|英语)|看(?:书|电影|电视)|吃(?:早饭|午饭|晚饭|饭)|喝(?:咖啡|茶|酒|水)|工作|起床|睡觉|上课|下课|上班|下班|跑步|游泳|打球|做饭|休息|运动|踢足球|打篮球|买(?:东西|衣服)|去(?:学校|公司|北京|上海|中国|超市|图书馆|医院|商店|饭店)|回家'
const times =
  '昨天晚上|今天晚上|明天晚上|昨天|今天|明天|后天|前天|今年|明年|去年|下个星期|上个星期|下个月|上个月|每天|(?:早上|上午|中午|下午|晚上)?[一二两三四五六七八九十]+点半?|周末|早上|上午|下午|晚上'
/** Question words that ask; 什么 alone may also be "anything": 你要什么吗. */
const asking =
  /叫什么|是什么|什么名字|什么时候|为什么|怎么样|怎么[走去写说]|是谁|几[点岁口]|多少|哪国|[去在住](哪里|哪儿)$|哪个|哪天/
const choosing = /是不是|有没有|能不能|可不可以|会不会|好不好|喜不喜欢|要不要|想不想|去不去|对不对|来不来/
/** In these the question is only told, and 吗 asks about the rest. */
const reported = /知道|记得|告诉|明白|清楚|听说|懂|说过|认识|觉得|问|没什么|有什么|想过|看过|用过/

const patterns: readonly Pattern[] = [
  // 不有, 二个
  {
    pattern: /(?<!绝|从|并)不有(?![关趣意效名利])/,
    correct: () => ['没有', ['zhHaveNot']],
  },
  {
    pattern: new RegExp(
      `(?<![第十百千零〇一二三四五六七八九初期周礼拜/.\\d])二(?=[${measures}]|点[${marks}半钟]|点$)`,
    ),
    correct: () => ['两', ['zhTwo']],
  },
  // 昨天不去: what did not happen takes 没
  {
    pattern: new RegExp(
      `(?<=(?:昨天|前天|去年|上个星期|上个月|昨晚)(?:晚上|早上|下午)?(?:${pronouns})?)不(?=[去来吃喝买看写睡学])`,
    ),
    correct: (found, text) =>
      /^(好|得|了|起|到|完|懂|见|惯|着|下)/.test(text.slice(found.index + 2))
        ? undefined
        : ['没', ['zhDidNot']],
  },
  // 没吃了
  {
    pattern: new RegExp(
      `(?<!(?<![昨前今])天|[年月日久时期分秒候])(没有?)(去|来|吃|喝|买|看|学|写)了(?=${end}|[^${marks}了来去]{1,4}${end})`,
    ),
    correct: (found, text) =>
      /还有|[多几]/.test(text.slice(0, found.index).slice(-2))
        ? undefined
        : [`${found[1]}${found[2]}`, ['zhNoLe']],
  },
  // 我是很高兴, 他是高
  {
    pattern: new RegExp(
      `(?<=${begin}(?:今天|最近|现在)?(?:${pronouns})(?:的?(?:${family}))?|(?:天气|今天))是((?:${degrees})(?:${adjectives}))${end}`,
    ),
    correct: ({ 1: rest = '' }) => [rest, ['zhNoShi']],
  },
  {
    pattern: new RegExp(
      `(?<=${begin}(?:今天|最近|现在)?(?:${pronouns})(?:的?(?:${family}))?|${begin}天气)是(${adjectives})${end}`,
    ),
    correct: ({ 1: adjective = '' }) => [`很${adjective}`, ['zhHen']],
  },
  // 你叫什么名字吗, 你是不是学生吗
  {
    pattern: /吗(?=[？?。]?$)/,
    correct: ({ index }, text) => {
      const clause =
        text
          .slice(0, index)
          .split(new RegExp(`[${marks}]`))
          .at(-1) ?? ''
      if (reported.test(clause)) return undefined
      if (asking.test(clause)) return ['', ['zhAsksAlready']]
      return choosing.test(clause) ? ['', ['zhChoiceAsks']] : undefined
    },
  },
  // 三个朋友们
  {
    pattern: new RegExp(
      `(?<=[${digits}\\d](?:个|位)(?:好|小|新|中国)?(?:朋友|同学|老师|学生|孩子|人|客人|医生))们`,
    ),
    correct: () => ['', ['zhNoMen']],
  },
  // 一个书, 三书
  {
    pattern: new RegExp(
      `(?<=[${digits}\\d这那每哪半]|^)([${measures}])((?:${adjectivesBeforeNoun})?)(${countedNouns.join('|')})(?![\\u4e00-\\u9fff])`,
    ),
    correct: (found, text) => chooseMeasureWord(found, text),
  },
  {
    pattern: new RegExp(
      `(?<=[有买看要喝吃想])([两三四五六七八九])(${countedNouns.filter((noun) => noun.length > 1 || '书猫狗车茶水'.includes(noun)).join('|')})${end}`,
    ),
    correct: ({ 1: number = '', 2: noun = '' }) => {
      const measure = betterMeasureWord(noun, '？')
      return measure === undefined
        ? undefined
        : [`${number}${measure}${noun}`, ['zhNeedsMeasure', noun, measure]]
    },
  },
  // 我去学校昨天, 我每天起床在七点
  {
    pattern: new RegExp(
      `${begin}(${pronouns})((?:每天|都|也)?)((?:要|想|会)?)(${actions})在?(${times})${end}`,
    ),
    correct: ({ 1: subject = '', 2: adverb = '', 3: modal = '', 4: action = '', 5: time = '' }) => [
      `${subject}${adverb}${time}${modal}${action}`,
      ['zhTimeFirst'],
    ],
  },
  // 我喜欢茶和我喜欢咖啡
  {
    pattern: new RegExp(
      `(?<=${begin}(我|你|他|她|我们|他们)(是|喜欢|有|要|爱|想)[^${marks}和]{1,6})和(\\1|我|你|他|她|我们|他们|我(?:${family}))(是|喜欢|有|要|爱|想)`,
    ),
    correct: ({ 1: first, 3: subject = '', 4: verb = '' }) => [
      `，${subject}${subject === first ? '也' : ''}${verb}`,
      ['zhJoinsNouns'],
    ],
  },
]

function chooseMeasureWord(found: RegExpExecArray, text: string): Change | undefined {
  const [, given = '', adjective = '', noun = ''] = found
  // 第二张床 keeps its number, 这个周末 is no measure word of what follows.
  if (found.index === 0) return undefined
  const better = betterMeasureWord(noun, given)
  const before = text.charAt(found.index - 1)
  if (better === undefined || (before === '半' && given === '个')) return undefined
  return [better + adjective + noun, ['zhMeasureOf', noun, better]]
}

/** Finds the mistakes of beginners in a Mandarin sentence; anything beyond them is left alone. */
export function findMandarinEdits(text: string): Edit[] {
  return patterns.flatMap(({ pattern, correct }) =>
    Array.from(text.matchAll(new RegExp(pattern.source, 'gu')), (found): Edit | undefined => {
      const change = correct(found, text)
      if (!change) return undefined
      return {
        start: found.index,
        end: found.index + found[0].length,
        replacement: change[0],
        reason: change[1],
      }
    }).filter((edit) => edit !== undefined),
  )
}
