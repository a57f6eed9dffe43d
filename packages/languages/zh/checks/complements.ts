import { rule, type Found, type Rule } from './pattern.ts'
import { splitVerb } from './split-verb.ts'

const hours = '<m> (?: 个? 小时 | 分钟 )'

/** What follows a verb and tells how it ended, how long it took and how often. */
export const complements: readonly Rule[] = [
  // 看得不到, 没看得懂, 我不听懂
  rule('(看|听|找|买|吃|做|说|学|写|起|走|睡) 得 不 (到|见|懂|完|清楚|起|动|着)', '$1不$2', ['zhCannot']),
  rule('(没|没有) (看|听|找|买|吃|做|学|写) 得 (懂|到|见|完)', '$1$2$3', ['zhCannot']),
  rule(
    '^ (<P>) 不 (看见|听见|听懂|看懂|找到) (?! 不 )',
    ({ group }) => `${group(1)}${group(2).charAt(0)}不${group(2).charAt(1)}`,
    ['zhCannot'],
  ),
  // 他走进来教室
  rule(
    '(走|跑|飞|爬) (/[进上下出回][来去]/) (<L> | 山|楼)',
    ({ group }) => `${group(1)}${group(2).charAt(0)}${group(3)}${group(2).charAt(1)}`,
    ['zhPlaceInside'],
  ),
  rule('(/[走跑飞爬][进上下出回]/ | 走|跑|飞|爬 进|上|下|出|回) (来|去) (<L> | 山|楼)', '$1$3$2', [
    'zhPlaceInside',
  ]),
  // 我三次去过北京
  rule('^ (<P>) (<m> 次|遍) (去|看|吃|来|听|坐) 过 (<n-v> | <L>) $', '$1$3过$2$4', ['zhTimesAfterVerb']),
  // 我每天八个小时睡觉, 我两年学汉语
  rule(`每天 (${hours}) (睡觉|学习|工作|运动|上课|跑步|游泳|看书|看电视)`, spanInside, ['zhSpanAfterVerb']),
  rule('^ (<P>) (<m> 年 | <m> 个 (?: 月|星期 )) (学|学习) (<C>) 了? $', '$1$3了$2$4', ['zhSpanAfterVerb']),
  // 门开了着
  rule('(穿|戴|拿|坐|站|开|放|带|住) (?: 了 着 | 着 了 )', '$1着', ['zhZheAlone']),
]

function spanInside({ group }: Found): string | undefined {
  const parts = /学习|工作|运动/.test(group(2)) ? [group(2), ''] : splitVerb(group(2))
  return parts && `每天${parts[0]}${group(1)}${parts[1]}`
}
