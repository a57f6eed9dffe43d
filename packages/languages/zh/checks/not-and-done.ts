import { rule, type Rule } from './pattern.ts'

const habit = '每天|常常|经常|总是|平时|每年|每次'

/** 不, 没, 了, 过: what is not, what has happened, what somebody has done before. */
export const notAndDone: readonly Rule[] = [
  // 没喜欢, 没是
  rule('(?<! 还|从来|从 ) 没 (喜欢|知道|是|姓|属于|愿意|应该) (?! 过|到 )', '不$1', ['zhNotState']),
  rule('^ (<someone>) 没有 (喜欢|知道|愿意) (?! 过|到 ) (?! .* 的 )', '$1不$2', ['zhNotState']),
  // 我会不来
  rule('(?<! 不 ) 会 不 (来|去|做|说|买|吃|喝|忘|走|参加) (?! 不|了 )', '不会$1', ['zhNotBeforeModal']),
  rule(
    '^ (<someone> | <owned> <n> | 天气|今天) 没 (贵|难|漂亮|聪明|高|忙|冷|热|大|便宜|年轻|可爱|好吃|好看|远|近|难过) $$',
    '$1不$2',
    ['zhNotState'],
  ),
  // 不去过
  rule('(?<! 说|过|看|吃|听 ) 不 (去|来|吃|喝|看|听|学|说|见|买|做|用|玩|坐|住|到) 过', '没$1过', [
    'zhNotEver',
  ]),
  // 没有看了那个电影
  rule('(没|没有) (<Wv-Y>) 了 (<owned> <n> | <m> <q>? <n> | <n-vaq> | <L> | <K>) $', '$1$2$3', ['zhNoLe']),
  rule('(没|没有) (去|来|到) 了 (<L> | <l>)', '$1$2$3', ['zhNoLe']),
  rule('(没|没有) (<W> | 去|来) (过) 了', '$1$2$3', ['zhNoLe']),
  // 我不吃了昨天: left to the order of words. 昨天我不去
  // 我每天吃了早饭
  rule(
    `(${habit}) (<D> | <when> | <P> | 在 <where>){0,3} (<W> | 去|来) 了 (<n-q> | <L> | <thing>) $$`,
    ({ group }) => group(0).replace('了', ''),
    ['zhHabitNoLe'],
  ),
  rule(`(${habit}) (<D> | <when> | <P>){0,3} (<V>) 了 $$`, ({ group }) => group(0).replace(/了$/, ''), [
    'zhHabitNoLe',
  ]),
  // 以前我去过了北京
  rule('(去|来) 过 了 (<L> | <l>)', '$1过$2', ['zhGuoNoLe']),
  // 我想去了北京
  rule(
    '(?: 想|要|喜欢|打算|希望|可以|能|应该 ) (<W> | 去|来) 了 (<n-vq> | <L> | <l> | <m> <q> <n>) $$',
    ({ group }) => group(0).replace('了', ''),
    ['zhModalNoLe'],
  ),
  rule('(以前|小时候) (<P>) (<D>)? (喜欢|是|觉得|认识|知道|有) 了 (.)', '$1$2$3$4$5', ['zhStateNoLe']),
  rule('(<P>) (以前|小时候) (<D>)? (喜欢|是|觉得|认识|知道) 了 (.)', '$1$2$3$4$5', ['zhStateNoLe']),
  rule('^ (昨天|前天|去年|那天|以前|小时候) (<someone> | 天气)? (很|非常) (<A>) 了 $$', '$1$2$3$4', [
    'zhStateNoLe',
  ]),
  rule('^ (<someone> | 天气) (昨天|前天|去年|那天|以前|小时候) (很|非常) (<A>) 了 $$', '$1$2$3$4', [
    'zhStateNoLe',
  ]),
  // 我昨天买一件衣服
  rule(
    '^^ (<someone> (?: 昨天|前天|上周|刚才|昨晚 | 上 个 星期|月 | 昨天 早上|上午|下午|晚上 )) (买|吃|喝|看|写|见|借|做) (<m> <q> <A>? 的? <n>) $$',
    '$1$2了$3',
    ['zhDoneLe'],
  ),
  rule(
    '^^ ((?: 昨天|前天|上周|刚才|昨晚 | 上 个 星期|月 | 昨天 早上|上午|下午|晚上 ) <someone>) (买|吃|喝|看|写|见|借|做) (<m> <q> <A>? 的? <n>) $$',
    '$1$2了$3',
    ['zhDoneLe'],
  ),
  // 我去中国过, 去了中国三次过
  rule('(去|来|到) 了? (<L> | <l> | <E>) (<times>)? 过 (<times>)? 了? (?= 吗? $ )', '$1过$2$3$4', [
    'zhGuoAfterVerb',
  ]),
  rule(
    '(吃|喝|看|听|学|见|坐|骑|做|读|用) 了? (<n-vq> | <C> | <P> | <thing>) 过 (<times>)? 了? (?= 吗? $ )',
    '$1过$2$3',
    ['zhGuoAfterVerb'],
  ),
  // 学两年中文了 stays; 我学中文两年: left alone
]
