import { rule, type Found, type Rule } from './pattern.ts'
import { splitVerb } from './split-verb.ts'

const action =
  '(?: (?: 去|来 )? (?: <V> | <W> (?: <C> | <m> <q> <n> | <n-aqt> ) ) | (?: 去|来|回|到 ) <where> ) 了?'
const subject = '(?: <someone> (?: 和|跟 <someone> )? )'

const results: Readonly<Record<string, string>> = {
  关: '关上',
  忘: '忘了',
  丢: '丢了',
  卖: '卖了',
  洗: '洗干净',
  拿: '拿来',
}

/** Where words stand: time, place, company, adverbs, 把, objects. */
export const order: readonly Rule[] = [
  // 五月二十日2026年, 五号三月, 七点早上, 三点半
  rule('(<m> 月 <m> 日|号) /，|,/? (<m> 年)', '$2$1', ['zhLargeFirst']),
  rule('(<m> 号|日) (<m> 月) (?! 份|底|初 )', '$2$1', ['zhLargeFirst']),
  rule(
    '((?: <m> 点|点钟 ) (?: 半 | <m> 分 )?) (早上|上午|中午|下午|晚上) (?= <V> | <W> | <Z> | $ | 起床|见 )',
    '$2$1',
    ['zhLargeFirst'],
  ),
  rule(
    '((?: <m> 点|点钟 ) (?: 半 | <m> 分 )?) (今天|明天|昨天) (早上|上午|中午|下午|晚上)? (?= <V> | <W> | <Z> | $ | 见 )',
    '$2$3$1',
    ['zhLargeFirst'],
  ),
  rule('半 (<m> 点) (?! 钟 )', '$1半', ['zhHalfLast']),
  rule('(早上|上午|中午|下午|晚上) (今天|明天|昨天|后天|前天)', '$2$1', ['zhLargeFirst']),
  // 我起床早上七点
  rule(
    `^ (${subject}) ((?: <D> )?) ((?: 要|想|会|可以|打算|准备 )?) (${action}) 在? (<when>) $`,
    ({ group }) => `${group(1)}${group(2)}${group(5)}${group(3)}${group(4)}`,
    ['zhTimeFirst'],
  ),
  // 我学习在图书馆
  rule(
    `^ (${subject}) ((?: <when> | <D> )*) ((?: 要|想|会|可以|喜欢|打算|准备|能 )?) (<V> 了? | (?: 吃|喝|看|买|学|写|读|做|学习 ) 了? (?: <C> | <n-vqa> | <m> <q> <n> )) (在 <where>) $`,
    '$1$2$3$5$4',
    ['zhPlaceFirst'],
  ),
  // 我吃饭跟朋友
  rule(
    `^ (${subject}) ((?: <when> | <D> )*) ((?: 要|想|会|可以|喜欢|打算|准备|能 )?) (<V> 了? | 去 <where> | (?: 吃|喝|看|买|学|写|读|做 ) <n-vqa>) ((?: 和|跟 ) <someone>) 一起? $`,
    ({ group }) =>
      `${group(1)}${group(2)}${group(3)}${group(5)}${group(0).endsWith('一起') ? '一起' : ''}${group(4)}`,
    ['zhCompanyFirst'],
  ),
  rule('(<P>) 一起 (和|跟) (<someone>) (?= <V> | <W> | <Z> | <M> )', '$1$2$3一起', ['zhTogetherLast']),
  // 也我喜欢
  rule('^ (也|还|先|再|才) (<P>) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|没有|在|住 )', '$2$1', [
    'zhAdverbAfterSubject',
  ]),
  rule('^ 都 (我们|你们|他们|她们|大家) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|在|住 )', '$1都', [
    'zhAdverbAfterSubject',
  ]),
  rule('^ (就|只) (<P>) (?= 喜欢|想|要|有|会|能|是|知道|去 )(?! 有 )', '$2$1', ['zhAdverbAfterSubject']),
  rule('(?<= /，|,/ ) (就|却|都) (<P>) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|在 )', '$2$1', [
    'zhAdverbAfterSubject',
  ]),
  // 我去常常图书馆, 我是也学生
  rule(
    '(<someone>) (去|来|吃|喝|看|买|学|学习|说|做|喜欢|想|要|会|能|是|有|玩) (也|都|常常|经常|总是|一直) (?= <n> | <L> | <C> | <P> | <V> | <W> | <J> | <m> )',
    swapAdverb,
    ['zhAdverbBeforeVerb'],
  ),
  rule(
    `^ (${subject}) ((?: <when> )*) (<V> | (?: 去|来 ) <where> | (?: <W> | 喜欢 ) (?: <C> | <n-qa> )) (常常|经常|总是 | 也) $`,
    '$1$2$4$3',
    ['zhAdverbBeforeVerb'],
  ),
  rule(
    `^ (${subject}) ((?: <when> )*) (<V> | (?: 去|来|到 ) <where> | (?: <W> ) (?: <C> | <n-qa> )) 已经 了 $`,
    '$1$2已经$3了',
    ['zhAdverbBeforeVerb'],
  ),
  // 我把中文喜欢
  rule(
    '把 (<owned>? <n> | <C> | <P>) (很|非常|不|也|都)? (喜欢|知道|认识|觉得|爱|看见|听见|有|讨厌|怕) $',
    '$2$3$1',
    ['zhBaChanges'],
  ),
  rule('(<someone>) (想|要|会|能|可以) (也|总是|经常|常常) (?= <v> )', swapAdverb, ['zhAdverbBeforeVerb']),
  // 请放书在桌子上
  rule(
    '(?<! 把|给 ) (放|挂|忘|搬|贴|停) 了? (<owned>? <n-v>) (在|到) (<where>)',
    ({ group }) => `把${group(2)}${group(1)}${group(3)}${group(4)}`,
    ['zhBaMoves'],
  ),
  // 我把书没看完
  rule('把 (<owned>? <n>) (没|没有|不) (<v-Y> )(?! 当|放 )', '$2把$1$3', ['zhNotBeforeBa']),
  // 我把书看
  rule(
    '把 (<owned>? <n-v>) (关|吃|喝|看|做|写|忘|丢|卖|洗|拿) $$',
    ({ group, sentence }) => withResult(group(1), group(2), sentence),
    ['zhBaNeedsResult'],
  ),
  // 我做我的作业完了, 看书完了
  rule('(做|写|看|吃|喝|读|洗|画|听|学|用|买|卖) (<owned>? <n-v>) 完 (了)?', '$1完$2$3', [
    'zhResultAfterVerb',
  ]),
  rule('(<V>) 完 (了)?', finish, ['zhResultAfterVerb']),
  // 回去日本
  rule('(回|进|上|下|过|出) (去|来) (<L> | <l>) (?= $ | 了 )', '$1$3$2', ['zhPlaceInside']),
  rule(
    '(/[回进上下过出][去来]/) (<E> | 家|学校|宿舍|教室|中国|楼上|房间) (?= $ | 了 )',
    ({ group }) => group(1).charAt(0) + group(2) + group(1).charAt(1),
    ['zhPlaceInside'],
  ),
  // 的时候我小，
  rule('^ (?: 的 时候 | 时候 | 当 时候 ) (<P> .{1,5}?) (/，|,/)', '$1的时候$2', ['zhWhenLast']),
]

function finish({ group }: Found): string | undefined {
  const [verb, object] = splitVerb(group(1)) ?? []
  return verb === undefined ? undefined : `${verb}完${object}${group(2)}`
}

function swapAdverb({ group }: Found): string | undefined {
  const [who, verb, adverb] = [group(1), group(2), group(3)]
  return `${who}${adverb}${verb}`
}

function withResult(thing: string, verb: string, sentence: string): string {
  const isDone = !/想|要|请|会|能|可以|应该|得|别|吧/.test(sentence)
  return `把${thing}${results[verb] ?? verb + (isDone ? '完了' : '完')}`
}
