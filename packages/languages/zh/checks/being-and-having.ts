import { rule, type Rule } from './pattern.ts'
import { lettersOf } from './word-lists.ts'

/** 是 and 有: where they are missing, and where they are too many. */
export const beingAndHaving: readonly Rule[] = [
  // 我学生, 我妈妈医生, 他中国人
  rule(
    '^ (<P> | <P> 的? <K>) (<J>) $',
    ({ group }) =>
      group(1).length > 1 || group(2).length > 2 || /学生|医生|律师|护士/.test(group(2))
        ? `${group(1)}是${group(2)}`
        : undefined,
    ['zhNeedsShi'],
  ),
  rule(
    '^ ((?: <P> | <P> 的? <K> | <P> 的 <K> ) (?: 都|也 )?) (<J> | <E> 人 | .) $',
    ({ group }) => (isWhatOneIs(group(2), /都|也/.test(group(1))) ? `${group(1)}是${group(2)}` : undefined),
    ['zhNeedsShi'],
  ),
  // 我二年级学生
  rule('^ (<P>) (<m> 年级 的? 学生) $', '$1是$2', ['zhNeedsShi']),
  rule('^ (<P> 的 名字) (<n-v>) $$', '$1是$2', ['zhNeedsShi']),
  // 那个人我的老师
  rule('^ (这|那 个|位 (?: 人|女孩|男孩|男人|女人|女生|男生 )) (<P> 的 .? (?: <K> | <J> )) $$', '$1是$2', [
    'zhNeedsShi',
  ]),
  // 这个我的书包
  rule('^ (这|那) 个 (<P> 的 <n-v>) $$', '$1是$2', ['zhNeedsShi']),
  // 我姓是王, 我的名字叫是安娜
  rule('姓 是 (.)', '姓$1', ['zhCalledAlone']),
  rule('名字 叫 是 (.)', '名字叫$1', ['zhCalledAlone']),
  // 这我的书, 今天我的生日
  rule('^ (这|那|今天|明天|昨天|他|她) (<P> <K>? 的 <n-v>) $$', '$1是$2', ['zhNeedsShi']),
  rule(
    '^ (这|那|他|她) (<P> <K>) $$',
    ({ group }) => (group(1) === group(2).charAt(0) ? undefined : `${group(1)}是${group(2)}`),
    ['zhNeedsShi'],
  ),
  rule('^ (<P> 的 (?: 名字|爱好|生日|工作|专业|国家 )) (<J> | <V> | <N>) $$', '$1是$2', ['zhNeedsShi']),
  // 我二十年, 我有二十岁, 我是二十岁
  rule('^ (<someone>) (今年)? (?: 是|有 ) (今年)? (<m> 岁) $', '$1$2$3$4', ['zhAgeAlone']),
  rule('^ (<someone>) (今年)? (?: 是|有 )? (<m>) 年 $$', '$1$2$3岁', ['zhAgeInSui']),
  // 我会十八岁
  rule('^ (<P>) (今年)? 会 (<m> 岁) $$', '$1$2$3', ['zhAgeAlone']),
  // 我是是老师
  rule('^ (<P> | <P> 的? <K>) 是是 (?= <J> | <E> | <m> <q> | <n> )', '$1是', ['zhSaidOnce']),
  // 我是在家
  rule('^ (<someone> | <owned> <n>) 是 (在) (<where>) $$', '$1$2$3', ['zhZaiAlone']),
  rule('^ (<someone> | <owned>? <n>) 有 (在) (<where>) $', '$1$2$3', ['zhZaiAlone']),
  // 我想是老师
  rule('(想|要|想要|希望|打算) (不)? 是 (一 <q>)? (<J>) $', '$1$2当$3$4', ['zhBecome']),
  // 我叫是安娜
  rule('^ (<P>) (?: 叫 是 | 是 叫 ) (<N> | <n> | .)', '$1叫$2', ['zhCalledAlone']),
  // 他是在美国出生
  rule(
    '^ (<someone>) 是 ((?: 在 <where> | <when> | 坐 <k> | 和|跟 <someone> 一起? )+ (?: 出生|来|到|认识|毕业|结婚|买|长大|学|学习 ) (?: <L> | <n> | <C> | <P> )?) $$',
    '$1是$2的',
    ['zhShiDe'],
  ),
  rule(
    '^ (<P>) 是 ((?: 怎么|什么时候 | 什么 时候 | 在 哪儿|哪里 | 跟|和 谁 ) (?: 来|到|认识|学|买|毕业|出生|结婚 ) (?: <L> | <n> | <C> )?) $$',
    '$1是$2的',
    ['zhShiDe'],
  ),
  // 这是我买书
  rule('^ (这|那) 是 (<P> (?: <when> )? (?: 买|写|画|做|拍|借 )) (<n-v>) $$', '$1是$2的$3', [
    'zhDeDescribes',
  ]),
  // 我昨天买书很贵
  rule(
    '^ (<P> <when>? (?: 买|写|画|做|拍|借 )) (<n-v>) ((?: 很|太|非常|真|不 ) (?: 贵|便宜|好吃|好看|漂亮|有意思|难|新|大|长|好听 ) 了?) $',
    '$1的$2$3',
    ['zhDeDescribes'],
  ),
  rule(
    '^ (<someone> <when>?) 做 (菜|饭) ((?: 很|太|非常|真|不 ) (?: 好吃|难吃|香|咸|辣 ) 了?) $',
    '$1做的$2$3',
    ['zhDeDescribes'],
  ),
  // 我来中国从法国
  rule('来 (<L>) 从 (<E>) $', '从$2来$1', ['zhPlaceFirst']),
  rule('^ (<P>) 从 是 (<E>) $$', '$1是从$2来的', ['zhFromCome']),
  // 来从法国, 我从法国
  rule('来 从 (<E> | <l>)', '来自$1', ['zhComeFrom']),
  rule('来自 (?: 从|在 ) (<E> | <l>)', '来自$1', ['zhComeFrom']),
  rule('^ (<P>) 是? 从 (<E>) $$', '$1是从$2来的', ['zhFromCome']),
  rule('从 (<E> | <l>) 来自', '来自$1', ['zhComeFrom']),
]

const nationality =
  /^(?:中国|法国|英国|美国|德国|西班牙|意大利|日本|韩国|加拿大|瑞士|北京|上海|台湾|香港)人$/u

/** Whether a word says what somebody is: a country's people, or a work where 都 or 也 says that a verb was meant. */
function isWhatOneIs(word: string, hasAdverb: boolean): boolean {
  return nationality.test(word) || (hasAdverb && lettersOf(word).includes('J'))
}
