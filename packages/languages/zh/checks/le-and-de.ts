import { rule, type Rule } from './pattern.ts'

/** 了 and 的 where they are too many or missing, beyond what 不 and 没 decide. */
export const leAndDe: readonly Rule[] = [
  // 我是了老师
  rule('(是|姓|希望|认为) 了 (?= <n> | <P> | <J> | <m> )', '$1', ['zhStateNoLe']),
  // 我正在吃饭了, 我还没吃饭了
  rule('(正在 .{1,3}?) 了 $$', '$1', ['zhGoingOnNoLe']),
  rule('(还 没|没有 (?: (?! 就|才|都|又 ) . ){1,3}?) 了 $$', '$1', ['zhNoLe']),
  rule('(从来 没|没有 (?: <W> | 去|来 )) 了', '$1过', ['zhNeverGuo']),
  // 火车快要开, 已经八点
  rule('((?: 快要|就要 ) (?: <V> | 下雨|下雪|开|到|来|走|开始|结束|考试 )) $$', '$1了', ['zhSoonLe']),
  rule('(已经 (?: <m> 点 半? | <m> 岁 )) $$', '$1了', ['zhAlreadyLe']),
  // 很的漂亮, 我的喜欢
  rule('(很|太) 的 (<A>)', '$1$2', ['zhDeTooMany']),
  rule('^ (<P>) 的 ((?: 很|非常 )? (?: 喜欢|觉得|认识|知道 )) (?= <n> | <C> | <P> | <V> )', '$1$2', [
    'zhDeTooMany',
  ]),
  rule('^ (<P>) 是 的 (?= <P> | 一 )', '$1是', ['zhDeTooMany']),
  rule('(?<! 第|每 ) (<m> (?: 本|件|条|只|辆|位|支 )) 的 (<n-v>)', '$1$2', ['zhDeTooMany']),
  // 漂亮得女孩, 买得衣服
  rule(
    '(<A> | /.色/) (?: 得|地 ) (<n-vAs>)',
    ({ group }) =>
      group(1).length > 1 && !group(2).startsWith('人') ? `${group(1)}的${group(2)}` : undefined,
    ['zhNounDe'],
  ),
  rule(
    '(买|做|写|看|吃|喝|穿|住|学|画) (?: 得|地 ) (新|旧)? (衣服|书|菜|电影|房子|东西|地方|汉字|礼物|茶|咖啡|手机|电脑|信|鞋|裤子|裙子|房间|车|自行车|包)',
    '$1的$2$3',
    ['zhNounDe'],
  ),
  // 跑地很快
  rule(
    '(跑|走|说|做|唱|写|睡|玩|吃|学|来) 地 (不|很|非常|太|真)? (快|慢|好|早|晚|流利|漂亮|高兴|开心|清楚|多) $',
    '$1得$2$3',
    ['zhDegreeDe'],
  ),
  // 我的最好朋友
  rule('(<P>) 的? 最好 朋友', '$1最好的朋友', ['zhDeDescribes']),
]
