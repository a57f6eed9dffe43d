import { rule, type Rule } from './pattern.ts'

/** Prepositions, and words that are taken for one another. */
export const company: readonly Rule[] = [
  // 我去在学校, 我在北京去
  rule('(去|来|到|回) 在 (<L> | <l>) $', '$1$2', ['zhGoWithoutZai']),
  rule('^ (<P> <when>?) 在 (<E> | <L>) 去 $$', '$1去$2', ['zhGoWithoutZai']),
  // 对他问, 给他告诉
  rule('(?: 对|给|跟 ) (<P> | <P> 的? <K> | <K>) (问|告诉)', '$2$1', ({ group }) => [
    'zhTakesObject',
    group(2),
  ]),
  rule('对 (<someone>) (打电话|写信|发短信|发邮件)', '给$1$2', ({ group }) => ['zhForSomeone', group(2)]),
  // 我不一样他
  rule('(不)? 一样 (<P> | <P> 的? <K>) $', '跟$2$1一样', ['zhSameAs']),
  // 我的手机偷了
  rule('(<P> 的 (?: 钱包|手机|自行车|包|护照 )) 偷 了', '$1被偷了', ['zhBei']),
  // 一起我们去, 我有只一个, 不也
  rule('^ 一起 (我们|咱们|他们|你们) (?= <V> | <W> | <Z> )', '$1一起', ['zhAdverbAfterSubject']),
  rule('(有) 只 (?= <m> <q> )', '只有', ['zhAdverbBeforeVerb']),
  rule('(不|没|没有) 也 (?= <v> )', '也$1', ['zhAlsoNot']),
  // 什么你喜欢, 哪儿你去, 谁他是
  rule('^^ 什么 (<P>) ((?: 想|要|喜欢 )?) (吃|喝|看|做|学|买|要|想|喜欢|说) (?= /？|\\?/ )', '$1$2$3什么', [
    'zhAskInPlace',
  ]),
  rule(
    '^^ (哪儿|哪里) (<P>) (去|住|在) (?= /？|\\?/ )',
    ({ group }) => `${group(2)}${group(3)}${group(3) === '住' ? '在' : ''}${group(1)}`,
    ['zhAskInPlace'],
  ),
  rule('^^ 谁 (<P> | 这|那) 是 (?= /？|\\?/ )', '$1是谁', ['zhAskInPlace']),
  // 我喜欢衣服红色
  rule(
    '(喜欢|有|穿 | 买 了?) (<m> <q>)? (衣服|裤子|裙子|车|花|鞋|毛衣|手机|包) (/[红黑白蓝绿黄]色/) 的? $',
    '$1$2$4的$3',
    ['zhDeDescribes'],
  ),
  // 我不知道他来吗
  rule('(不|想 知道) (<P>) (来|去|在|是|能|会) (.{0,3}?) 吗 (?= 。 )', '$1$2$3不$3$4', ['zhToldQuestion']),
  // 明天我又去, 昨天他再来了
  rule('^ ((?: 明天|后天|下次|以后|明年 ) <P>?) 又 (?= 去|来|见|吃|喝|买|看|说|试 )', '$1再', [
    'zhAgainTimes',
  ]),
  rule('^ ((?: 昨天|前天|刚才|去年 ) <P>) 再 (<v> 了)', '$1又$2', ['zhAgainTimes']),
  // 俩个, 高兴知道你, 用火车去, 骑火车, 参加大学
  rule('俩 个', '两个', ['zhBothPeople']),
  rule('高兴 (?: 知道|见面 ) (你|您|你们)', '高兴认识$1', ['zhMeetSomebody']),
  rule('(?: 用|骑 ) (<k>) (?= 去|来|回|到|上班|上学 )', '坐$1', ({ group }) => ['zhVerbFor', group(1), '坐']),
  rule('参加 (大学|中学|小学|高中) (?! 生|的 )', '上$1', ({ group }) => ['zhVerbFor', group(1), '上']),
  // 三个公斤, 每学生, 一半小时
  rule('(<m>) 个 (公斤|公里|斤|米|块钱|毛)', '$1$2', ({ group }) => ['zhMeasureItself', group(2)]),
  rule('每 (学生|老师|孩子|朋友|同学|城市|国家|房间|问题)', '每个$1', ({ group }) => [
    'zhNeedsMeasure',
    group(1),
    '个',
  ]),
  rule('一半 小时', '半个小时', ['zhNeedsMeasure', '小时', '个']),
  // 我不吃了早饭, 我没有会
  rule('^ (<P>) 不 (吃|喝|看|买|做|写) 了 (<n-vqa>) $$', '$1没$2$3', ['zhDidNot']),
  rule('^ (<P>) 没有 (会|可以|应该) (<v>)', '$1不$2$3', ['zhNotState']),
  // 我是有一个哥哥, 我是姓王, 这是很好
  rule('^ (<P>) 是 有 (<m> <q>)', '$1有$2', ['zhVerbAlone']),
  rule('^ (<P>) 是 姓', '$1姓', ['zhVerbAlone']),
  rule('^ (这|那) 是 ((?: 很|非常|太 ) <A>) $$', '$1$2', ['zhNoShi']),
]
