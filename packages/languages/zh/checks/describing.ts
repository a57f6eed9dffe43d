import { rule, type Rule } from './pattern.ts'

const single = '高矮胖瘦大小长短快慢冷热贵帅新旧累饿渴忙甜苦辣香脏乱'

/** What is said of somebody or something: 很, 是, comparisons, degrees. */
export const describing: readonly Rule[] = [
  // 他高, 我的狗大
  // 这本书有意思 needs nothing.
  rule(
    '^^ (?! 你|您|你们 ) (<someone> | <P> 的 <n> | 天气 | 今天|明天 天气) (?! /有.+/ ) (<A-DGvs>) $$',
    '$1很$2',
    ['zhHen'],
  ),
  rule(
    '^^ (今天|明天|天气|汉字|中文 | <C> | 这|那 个|件|本|条 <n-v>) (?! 大|小|多|少|对|好|坏 | /有.+/ ) (<A-DGvs>) $$',
    '$1很$2',
    ['zhHen'],
  ),
  rule('^ (学|学习|说|写 <C>|汉字) 是 (<A>) $$', '$1很$2', ['zhHen']),
  // 我的中文不是好
  rule('^ (<topic>) 不 是 (<A>) $$', '$1不$2', ['zhNoShi']),
  rule('^ (<topic>) 是 ((?: 很|非常|太|真|特别 ) <A-DG>) (?= $$ ) (?! /，|,/ )', '$1$2', ['zhNoShi']),
  // 我的房间是大, 这个菜是好吃
  rule('^ ((?: 今天|最近|现在 )? <topic>) 是 (<A>) (?: $$ | (?= /，|,/ <P> ) )', '$1很$2', ['zhHen']),
  // 你妈妈是忙吗
  rule(
    '^ ((?: 今天|最近|现在 )? <topic>) 是 (忙|累|饿|渴|高|帅|漂亮|高兴|开心|年轻|聪明|贵|便宜|好吃|好喝|难|大|冷|热|远|近|有意思|有名|舒服|干净) 吗 $',
    '$1$2吗',
    ['zhNoShi'],
  ),
  // 我有累
  rule('^ (<P>) 有 (累|饿|渴|冷|热|忙|困|高兴|开心|生气|难过) $', '$1很$2', ['zhHen']),
  // 比我很高
  rule(
    '比 (<someone> | <owned>? <n> | <where> | <T>) (?: 很|非常|太|真|最|十分|特别|比较 ) (<Aa>) (?! <n> | 的 <n> | 得 )',
    '比$1$2',
    ['zhThanNoDegree'],
  ),
  rule('比 (.{1,5}?) (?: 很|非常|太|真|最|特别 ) (<A>) (?= 了? $ )', '比$1$2', ['zhThanNoDegree']),
  // 我比他不高
  rule('(<someone> | <owned> <n>) 比 (<someone> | <owned> <n>) (?: 不|没|没有 ) (<A>) $', '$1没有$2$3', [
    'zhNotAsAs',
  ]),
  // 比他有点儿高
  rule(
    '比 (<someone> | <owned>? <n> | <T>) (?: 有点儿|有一点儿|有一点|有点|一点儿|一点 | 有 点 ) (<A>) $',
    '比$1$2一点儿',
    ['zhABitMore'],
  ),
  // 有点儿冷一点儿
  rule('(有点儿|有一点儿|有一点|有点|很|非常|太) (<A>) (?: 一点儿|一点 ) $', '$1$2', ['zhDegreeOnce']),
  // 我一点儿累
  rule(
    '(?<! 有|快|早|慢|晚|大|再|比 ) (^ <someone> <when>? | ^ <owned>? <n-v> | ^ 今天|天气|明天|现在) (?: 一点儿|一点 ) (<A>) $',
    '$1有点儿$2',
    ['zhABitTooMuch'],
  ),
  // 今天冷有点儿, 离公司近很
  rule('(?<! 得 ) (<A-G>) (有点儿|有一点儿|有点) $', '$2$1', ['zhDegreeFirst']),
  rule('(?<! 得 ) (<A-G>) (很|非常) $', '$2$1', ['zhDegreeFirst']),
  // 很漂亮极了, 很干干净净
  rule('(?: 很|非常|太|特别|十分|真 ) (<A>) (极了)', '$1$2', ['zhDegreeOnce']),
  rule(
    '(?: 很|非常|太|特别|十分|真 ) (.) (?! 地 )',
    ({ group }) => (/^(.)\1(.)\2$/u.test(group(1)) ? group(1) : undefined),
    ['zhDegreeOnce'],
  ),
  // 很非常高兴
  rule('(?: 很|真|太|非常|特别 ) (非常|特别|十分|很) (<A>)', '$1$2', ['zhDegreeOnce']),
  rule('(?: 很|非常|特别 ) 太 (<A>)', '很$1', ['zhDegreeOnce']),
  rule('(更|越来越|比较|不太) (?: 很|非常|太|最|十分 ) (<A>)', '$1$2', ['zhDegreeOnce']),
  // 一个真好的电影
  rule('是 真 (<A> 的 <n>) $', '是很$1', ['zhReallyExclaims']),
  rule('(<m> <q>) 真 (<A> 的 <n>)', '$1很$2', ['zhReallyExclaims']),
  // 一个很好人, 很漂亮衣服
  rule('(<m> <q> | 这|那 <q>) (很|非常|特别|十分|最|比较) (<A>) (<n-vA> )', '$1$2$3的$4', ['zhDeDescribes']),
  rule(
    '(?: 有|是|买 了? | 看 了? | 吃 了? | 喜欢|穿 ) (很|非常|特别|十分) (漂亮|好看|好吃|好听|便宜|聪明|可爱|有意思|重要|年轻|美丽|简单|复杂|新鲜|有名|奇怪|热情|安静|干净|舒服|有趣) (<n-vA>) ',
    ({ group }) => group(0).replace(group(2) + group(3), `${group(2)}的${group(3)}`),
    ['zhDeDescribes'],
  ),
  // 要喝多水
  rule('(<M>|请|多) (喝|吃|穿|说|看|听|睡|写|读) (多|少) (<n> | <C>) $', '$1$3$2$4', ['zhMoreBeforeVerb']),
  rule(
    '(有|住 在 | 喜欢|买 了? ) (很|非常) (大|小|新|旧|贵) (房子|房间|学校|公司|衣服|狗|猫|城市|商店|公园|车|书)',
    ({ group }) => group(0).replace(group(2) + group(3), `${group(2)}${group(3)}的`),
    ['zhDeDescribes'],
  ),
  // 我有多朋友
  rule('(有|没有|买 了? | 吃 了? | 喝 了? | 看 了? | 认识) 多 (<n-vaq>) ', '$1很多$2', ['zhManyHen']),
  rule('^ (<owned>? <n-v>) 是 (多|少) $', '$1很$2', ['zhHen']),
  // 我喜欢很中国, 我喜欢中国很多
  rule('(<P>) (喜欢|爱) (?: 很|非常 ) (<n-aA> | <C> | <P>) $', '$1很$2$3', ['zhDegreeBeforeVerb']),
  rule('(<P>) (喜欢|爱) (<n-aA> | <C> | <P> | <E>) (?: 很多|非常|很 ) $', '$1很$2$3', ['zhDegreeBeforeVerb']),
  // 他高和帅
  rule('^ (<topic>) 是 (<A-G>) 和 (<A-G>) $', '$1又$2又$3', ['zhBothAnd']),
  rule('^ (<someone> | <owned> <n>) (?: 很|非常 )? (<A-G>) 和 (?: 很|非常 ) (<A-G>) $', '$1又$2又$3', [
    'zhBothAnd',
  ]),
  rule(
    '^ (<someone> | <owned> <n>) (?: 很|非常 ) (/./) 和 (/./) $',
    ({ group }) => both(group(1), group(2), group(3)),
    ['zhBothAnd'],
  ),
]

function both(who: string, one: string, other: string): string | undefined {
  return single.includes(one) && single.includes(other) ? `${who}又${one}又${other}` : undefined
}
