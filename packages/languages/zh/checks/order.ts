import { rule, type Found, type Rule } from './pattern.ts'
import { splitVerb } from './split-verb.ts'

const action =
  '(?: (?: 给|跟|和|在|从|坐 (?: <someone> | <where> | <k> ) )? (?: (?: 去|来 )? (?: <V> | <W> (?: <C> | <m> <q> <n> | <n-aqt> ) | 见|看望|等|帮|看 <someone> ) | (?: 去|来|回|到 ) <where> ) 了? | 有 课|时间|会|空|考试 | 去|来|走|回来|回去|回家 )'
const subject = '(?: <someone> (?: 和|跟 <someone> )? )'

const results: Readonly<Record<string, string>> = {
  关: '关上',
  开: '打开',
  忘: '忘了',
  丢: '丢了',
  卖: '卖了',
  洗: '洗干净',
  拿: '拿来',
  打扫: '打扫干净',
  收拾: '收拾好',
  整理: '整理好',
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
    '((?: 早上|上午|中午|下午|晚上 )? (?: <m> 点|点钟 ) (?: 半 | <m> 分 )?) (今天|明天|昨天) (早上|上午|中午|下午|晚上)? (?= <V> | <W> | <Z> | $ | 见 )',
    '$2$3$1',
    ['zhLargeFirst'],
  ),
  rule('半 (<m> 点) (?! 钟 )', '$1半', ['zhHalfLast']),
  rule('(早上|上午|中午|下午|晚上) (今天|明天|昨天|后天|前天)', '$2$1', ['zhLargeFirst']),
  // 我起床早上七点
  rule(`^ (${subject}) ((?: <D> )?) ((?: 要|想|会|可以|打算|准备 )?) (${action}) 在? (<when>) $`, timeFirst, [
    'zhTimeFirst',
  ]),
  // 我学习在图书馆
  rule(
    `^ (${subject}) ((?: <when> | <D> )*) ((?: 要|想|会|可以|喜欢|打算|准备|能 )?) (<V> 了? | (?: 吃|喝|看|买|学|写|读|做|学习 ) 了? (?: <C> | <n-vqa> | <m> <q> <n> ) | 见|等|认识 <someone>) (在 <where>) $`,
    '$1$2$3$5$4',
    ['zhPlaceFirst'],
  ),
  rule(
    `^ (${subject}) (<V> 了? | (?: 吃|喝|看|买|学|写|读|做|学习 ) 了? (?: <C> | <n-vqa> )) (在 <where>) (<when>) $`,
    '$1$4$3$2',
    ['zhPlaceFirst'],
  ),
  // 我们见面八点在学校
  rule(`^ (${subject}) (<V>) (<when>) (在 <where>) $`, '$1$3$4$2', ['zhTimeFirst']),
  rule('(<someone>) (<V>) (常常|总是|经常|也|都) (在 <where>) $', '$1$3$4$2', ['zhAdverbBeforeVerb']),
  // 他工作在一家银行
  rule(`^ (${subject}) ((?: <when> | <D> )*) (工作|学习|上班|打工) (在 一 家|个|所 <n>) $`, '$1$2$4$3', [
    'zhPlaceFirst',
  ]),
  // 她住在上海现在
  rule(
    '^ (<someone>) ((?: <D> )*) ((?: (?: 跟|和 <someone> ) 一起? )? (?: 住 在|在 | 住在 | 在 ) <where> (?: <V> )?) 现在 $$',
    '$1现在$2$3',
    ['zhTimeFirst'],
  ),
  // 他是医生也
  rule(
    '^ (<someone>) ((?: 是 (?: <J> | <E> 人 | <m> <q> <n> ) | 有 (?: <m> <q> )? <n> | 很 <A> )) 也 $',
    '$1也$2',
    ['zhAdverbBeforeVerb'],
  ),
  // 我起床了已经
  rule('(<someone>) (<V> | (?: 去|来|回|到 ) <where>) 了 已经 $', '$1已经$2了', ['zhAdverbBeforeVerb']),
  // 我吃饭跟朋友
  rule(
    `^ (${subject}) ((?: <when> | <D> )*) ((?: 要|想|会|可以|喜欢|打算|准备|能 )?) ((?: 去|来 )? <V> 了? | 住|生活 | 去 <where> | (?: 去|来 )? (?: 吃|喝|看|买|学|学习|写|读|做|玩 ) (?: <n-vqa> | <C> )) ((?: 和|跟 ) (?: <someone> | <P> 的 <n> )) 一起? $`,
    ({ group }) =>
      `${group(1)}${group(2)}${group(3)}${group(5)}${group(0).endsWith('一起') ? '一起' : ''}${group(4)}`,
    ['zhCompanyFirst'],
  ),
  rule('(<P>) 一起 (和|跟) (<someone>) (?= <V> | <W> | <Z> | <M> )', '$1$2$3一起', ['zhTogetherLast']),
  // 也我喜欢
  rule('^ (也|还|先|再|才) (<someone>) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|没有|在|住 )', '$2$1', [
    'zhAdverbAfterSubject',
  ]),
  rule('^ 都 (我们|你们|他们|她们|大家) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|在|住 )', '$1都', [
    'zhAdverbAfterSubject',
  ]),
  rule(
    '^ 都 ((?: <P> 的? <K> | <P> 的 (?: 同学|朋友|老师|家人 )) 们?) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|在|住 )',
    '$1都',
    ['zhAdverbAfterSubject'],
  ),
  rule('^ (就|只) (<P>) (?= 喜欢|想|要|有|会|能|是|知道|去 )(?! 有 )', '$2$1', ['zhAdverbAfterSubject']),
  rule('(?<= /，|,/ ) (就|却|都) (<P>) (?= <M> | <Y> | <V> | <W> | <Z> | 有|很|不|没|在 )', '$2$1', [
    'zhAdverbAfterSubject',
  ]),
  rule('^ (常常|总是) (<someone>) (?= <M> | <Y> | <V> | <W> | <Z> )', '$2$1', ['zhAdverbAfterSubject']),
  rule('(<someone>) (想|要) (还) (?= <W> | <Z> )', swapAdverb, ['zhAdverbBeforeVerb']),
  // 我去常常图书馆, 我是也学生
  rule(
    '(<someone> (?: <when> | 也|不|还 ){0,2}) (去|来|吃|喝|看|买|学|学习|说|做|喜欢|想|要|会|能|是|有|玩) (也|都|常常|经常|总是|一直|已经) (?= <n> | <L> | <C> | <P> | <V> | <W> | <J> | <m> )',
    swapAdverb,
    ['zhAdverbBeforeVerb'],
  ),
  rule(
    `^ (${subject}) ((?: <when> )*) ((?: 喜欢|想|要|会 )? <V> | (?: 去|来 ) <where> | (?: <W> | 喜欢 ) (?: <C> | <n-qa> )) (常常|经常|总是 | 也) $`,
    '$1$2$4$3',
    ['zhAdverbBeforeVerb'],
  ),
  rule(
    `^ (${subject}) ((?: <when> )*) (<V> | (?: 去|来|到 ) <where> | (?: <W> ) (?: <C> | <n-qa> )) 已经 了 $`,
    '$1$2已经$3了',
    ['zhAdverbBeforeVerb'],
  ),
  // 他们都是都学生
  rule(
    '(都|也) 是 (都|也) (?= <n> | <J> | <E> )',
    ({ group }) => (group(1) === group(2) ? `${group(1)}是` : undefined),
    ['zhSaidOnce'],
  ),
  // 我把中文喜欢
  rule(
    '把 (<owned>? (?: <n> )+ | <C> | <P>) (很|非常|不|也|都)? (喜欢|知道|认识|觉得|爱|看见|听见|有|讨厌|怕) $',
    '$2$3$1',
    ['zhBaChanges'],
  ),
  rule('(<someone>) (想|要|会|能|可以) (也|总是|经常|常常) (?= <v> )', swapAdverb, ['zhAdverbBeforeVerb']),
  // 请放书在桌子上
  rule(
    '(?<! 把|给 ) (放|挂|忘|搬|贴|停) 了? (<owned>? <n>) (在|到) (<where>)',
    ({ group }) => `把${group(2)}${group(1)}${group(3)}${group(4)}`,
    ['zhBaMoves'],
  ),
  // 我把书没看完
  rule('把 (<owned>? <n>) (没|没有|不) (<v-Y> )(?! 当|放 )', '$2把$1$3', ['zhNotBeforeBa']),
  // 我把书看
  rule(
    '把 (<owned>? <n-v>) (关|开|吃|喝|看|做|写|忘|丢|卖|洗|拿|打扫|收拾|整理) $$',
    ({ group, sentence }) => withResult(group(1), group(2), sentence),
    ['zhBaNeedsResult'],
  ),
  // 我做我的作业完了, 看书完了
  rule('(做|写|看|吃|喝|读|洗|画|听|学|用|买|卖) (<owned>? <n-v>) 完 (了)?', '$1完$2$3', [
    'zhResultAfterVerb',
  ]),
  rule('(<V>) 完 了? (以后|之后)', finish, ['zhResultAfterVerb']),
  rule('(<V>) 完 (了)?', finish, ['zhResultAfterVerb']),
  // 看完不了
  rule('(<v>) 完 不 了', '$1不完', ['zhPotential']),
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

/** The time stands before adverbs, too; only 每天 is a time itself. */
function timeFirst({ group }: Found): string {
  const isTime = group(2).startsWith('每')
  const when = group(5).replace(/^(.+)(每天)$/u, '$2$1')
  return `${group(1)}${isTime ? group(2) : ''}${when}${isTime ? '' : group(2)}${group(3)}${group(4)}`
}

function swapAdverb({ group }: Found): string | undefined {
  const [who, verb, adverb] = [group(1), group(2), group(3)]
  return `${who}${adverb}${verb}`
}

function withResult(thing: string, verb: string, sentence: string): string {
  const isDone = !/想|要|请|会|能|可以|应该|得|别|吧/.test(sentence)
  return `把${thing}${results[verb] ?? verb + (isDone ? '完了' : '完')}`
}
