import { rule, type Found, type Rule } from './pattern.ts'
import { betterMeasureWord } from './measure-words.ts'

/** Nouns of which even 这个 and 那个 are wrong. */
const ownMeasure = new Set(
  '书 词典 字典 杂志 课本 毛衣 衬衫 衣服 裤子 裙子 鞋 鞋子 袜子 牛仔裤 大衣 外套 自行车 铅笔 雨伞 票 机票 狗 猫 马'.split(
    ' ',
  ),
)

const people =
  /^(?:爸爸|妈妈|哥哥|弟弟|姐姐|妹妹|朋友|男朋友|女朋友|同学|孩子|儿子|女儿|学生|老师|好朋友|人|苹果|问题|鸡蛋|面包|杯子|包子|月饼|蛋糕|国家|城市|字|名字|房间|爱好|工作|姐妹|兄弟)$/

/** Numbers, measure words, 们. */
export const counting: readonly Rule[] = [
  // 三个年, 每个天
  rule('(<m>|每|几) 个 (年|天|分钟|秒|岁|周)', '$1$2', ({ group }) => ['zhMeasureItself', group(2)]),
  // 两个杯咖啡
  rule('(<m>|几|这|那) 个 (杯|瓶|碗|本|件|张|条|只|辆|斤|盘|盒|支) (<n>)', '$1$2$3', ({ group }) => [
    'zhOneMeasure',
    group(2),
  ]),
  rule('(<m>|几) 个 (点钟)', '$1$2', ({ group }) => ['zhMeasureItself', group(2)]),
  // 去过北京二次
  rule(
    '(?<! 第|初|星期|周|十|百 ) 二 (次|天|位|遍|句|杯|瓶|件|条|只|辆|小时|分钟|口) (?! 世界|元|性|大战 )',
    '两$1',
    ['zhTwo'],
  ),
  // 西个哥哥
  rule('西 (个|只|本|条|岁|点|口|天)', '四$1', ['zhSoundsLike', '四']),
  // 您们, 很多朋友们
  rule('您们', '你们', ['zhNinAlone']),
  rule('您 们', '你们', ['zhNinAlone']),
  rule(
    '((?: <m> <q> | 很多|许多|一些 | 几 <q> ) (?: <A> 的? )? (?: <K> | <J> | 人|学生|客人|男人|女人|小孩 )) 们',
    '$1',
    ['zhNoMen'],
  ),
  rule('(书|狗|猫|车|桌子|椅子|苹果|衣服|鞋|花|树|电脑|手机) 们', '$1', ['zhMenPeople']),
  // 二十分钟多, 十千
  rule('(/[二三四五六七八九几]?[十百]/) (分钟|年|天|岁|块|公里) 多', '$1多$2', ['zhMoreThan']),
  rule(
    '(?<! <m> | 几 | 等|过 ) (上|下) 个? 年 (?! 级|度 )',
    ({ group }) => (group(1) === '上' ? '去年' : '明年'),
    ['zhYearWords'],
  ),
  rule('^ (<P>)? (上年|下年)', ({ group }) => group(1) + (group(2) === '上年' ? '去年' : '明年'), [
    'zhYearWords',
  ]),
  // 很多个衣服
  rule('很多 个 (衣服|书|裤子|鞋|车|猫|狗|票|照片|电影|水果|东西)', '很多$1', ['zhManyAlone']),
  // 很多多朋友
  rule('很多 多 (<n>)', '很多$1', ['zhDegreeOnce']),
  // 一个衣服, 三书
  rule(
    '(<m>|这|那|哪|每|几) (个|本|张|件|条|只|辆|把|支|双|杯|瓶|碗|部|台|家|首|块|棵|朵|位) ((?: <A> 的? | /.色的?/ 的? | 新|旧|大|小|好 )?) (<n>) (?! <n> | <q> )',
    measure,
    ({ group }) => ['zhMeasureOf', group(4), betterMeasureWord(group(4), group(2)) ?? ''],
  ),
  rule(
    '(有|要|养|认识 | 给 <P> | 来|点|拿 | 买|看|喝|吃|写 了?) (<m>) (<n>) (?= $ | 和|、 )',
    missing,
    ({ group }) => ['zhNeedsMeasure', group(3), measureOf(group(3)) ?? ''],
  ),
]

function measure({ group }: Found): string | undefined {
  const better = betterMeasureWord(group(4), group(2))
  const isShown = /^[这那哪]/.test(group(1)) && !ownMeasure.has(group(4))
  return better === undefined || (isShown && group(2) === '个')
    ? undefined
    : `${group(1)}${better}${group(3)}${group(4)}`
}

const measureOf = (noun: string): string | undefined =>
  betterMeasureWord(noun, '？') ?? (people.test(noun) ? '个' : undefined)

function missing({ group }: Found): string | undefined {
  const noun = group(3)
  const better = measureOf(noun)
  return better === undefined || noun === '人' || /^[半.]/u.test(group(2))
    ? undefined
    : `${group(1)}${group(2)}${better}${noun}`
}
