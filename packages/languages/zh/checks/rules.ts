import type { Edit, Reason } from './because.ts'
import { beingAndHaving } from './being-and-having.ts'
import { company } from './company.ts'
import { complements } from './complements.ts'
import { counting } from './counting.ts'
import { describing } from './describing.ts'
import { joining } from './joining.ts'
import { leAndDe } from './le-and-de.ts'
import { notAndDone } from './not-and-done.ts'
import { order } from './order.ts'
import { particles } from './particles.ts'
import { applyRule } from './pattern.ts'
import { places } from './places.ts'
import { readSentence } from './sentence.ts'
import { findMisspelt, findTraditional } from './sounds.ts'
import { verbs } from './verbs.ts'
import { writing } from './writing.ts'
import { betterMeasureWord, countedNouns } from './measure-words.ts'
import {
  activities,
  actions,
  adjectives,
  adjectivesBeforeNoun,
  begin,
  degrees,
  digits,
  end,
  family,
  marks,
  measures,
  places as placeWords,
  pronouns,
  times,
} from './words.ts'

/** One kind of mistake: a pattern, and what becomes of what it finds; undefined where it is none after all. */
interface Pattern {
  pattern: RegExp
  correct: (found: RegExpExecArray, text: string) => Change | undefined
}
type Change = readonly [replacement: string, reason: Reason]

/** Question words that ask; 什么 alone may also be "anything": 你要什么吗. */
const asking =
  /^谁|叫什么|是什么|什么名字|什么时候|什么颜色|为什么|怎么样|怎么[走去写说办]|是谁|几[点岁口月号]|星期几|家有几|多少|多大|多高|多久|多长时间|哪国|[去在住](哪里|哪儿)$|哪个|哪天/
const choosing =
  /是不是|有没有|能不能|可不可以|会不会|好不好|喜不喜欢|要不要|想不想|去不去|对不对|来不来|(?<two>[\u4e00-\u9fff]{2})不\k<two>|(?<did>[来去吃看买做说])没\k<did>|(?<one>[忙累难高大小多贵远好冷热快吃喝买看听说学做玩坐走住爱懂])不\k<one>/
/** A noun before 是: not 意思是 …, and no adverb that 是 belongs to, as in 还是 or 不是. */
const thing =
  '(?!意思|感觉|印象|问题)[\\u4e00-\\u9fff]{0,2}(?![不还就总可但老于要都也只真算正才倒又却是])[\\u4e00-\\u9fff]'
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
  // 三百两十, 第两课, 十两个
  { pattern: /(?<![\d斤])两(?=十)/, correct: () => ['二', ['zhTwoInNumbers']] },
  { pattern: /(?<=第)两(?=[课个次天年节张章本遍])/, correct: () => ['二', ['zhTwoInNumbers']] },
  { pattern: /(?<=十)两(?=[个岁点块本张年天月号])/, correct: () => ['二', ['zhTwoInNumbers']] },
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
      `(?<!(?<![昨前今])天|[年月日久时期分秒候])(?<!有)(没有?)(去|来|吃|喝|买|看|学|写)了(?=${end}|[^${marks}了来去]{1,4}${end})`,
    ),
    correct: (found, text) =>
      /还有|[多几]/.test(text.slice(0, found.index).slice(-2))
        ? undefined
        : [`${found[1]}${found[2]}`, ['zhNoLe']],
  },
  // 我是很高兴, 这件衣服是很贵; 我是很累，但是 … grants it and is right
  {
    pattern: new RegExp(
      `(?<=${begin}(?:今天|最近|现在)?(?:(?:${pronouns})(?:的?(?:${family}))?|[这那][${measures}]${thing}|(?:${pronouns})的${thing})|天气|今天|汉语|中文)是((?:${degrees})(?:${adjectives}|好))${end}(?!，?(?:但|可是|可|不过|只是))`,
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
  // 我去学校昨天, 我和朋友吃饭了昨天, 我每天起床在七点
  {
    pattern: new RegExp(
      `${begin}((?:${pronouns})(?:[和跟](?:${pronouns})?的?(?:${family}))?)((?:每天|都|也)?)((?:要|想|会)?)((?:${actions})了?)在?(${times})${end}`,
    ),
    correct: ({ 1: subject = '', 2: adverb = '', 3: modal = '', 4: action = '', 5: time = '' }) => [
      `${subject}${adverb}${time}${modal}${action}`,
      ['zhTimeFirst'],
    ],
  },
  // 我学习中文在学校
  {
    pattern: new RegExp(
      `${begin}((?:${pronouns})(?:[和跟](?:${pronouns})?的?(?:${family}))?)((?:${times}|都|也|常常|经常)*)((?:要|想|会|喜欢)?)(${activities})(在(?:${placeWords}))${end}`,
    ),
    correct: ({ 1: subject = '', 2: adverb = '', 3: modal = '', 4: activity = '', 5: place = '' }) => [
      `${subject}${adverb}${modal}${place}${activity}`,
      ['zhPlaceFirst'],
    ],
  },
  // 我喜欢茶和我喜欢咖啡
  {
    pattern: new RegExp(
      `(?<=${begin}(我|你|他|她|我们|他们)(是|喜欢|有|要|爱|想)[^${marks}和]{1,6})和(\\1|我|你|他|她|我们|他们|我(?:${family}))(是|喜欢|有|没有|不喜欢|不是|要|爱|想|会)`,
    ),
    correct: ({ 1: first, 3: subject = '', 4: verb = '' }) => [
      `，${subject}${subject === first && !/^[没不]/u.test(verb) ? '也' : ''}${verb}`,
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

const rules = [
  ...writing,
  ...counting,
  ...verbs,
  ...particles,
  ...leAndDe,
  ...notAndDone,
  ...order,
  ...places,
  ...beingAndHaving,
  ...describing,
  ...joining,
  ...complements,
  ...company,
]

/** Finds the mistakes of beginners in a Mandarin sentence; anything beyond them is left alone. */
export function findMandarinEdits(text: string): Edit[] {
  const sentence = readSentence(text)
  return [
    ...findPatterns(text),
    ...findMisspelt(sentence),
    ...findTraditional(sentence),
    ...rules.flatMap((rule) => applyRule(rule, sentence)),
  ]
}

function findPatterns(text: string): Edit[] {
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
