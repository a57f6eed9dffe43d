import { rule, type Found, type Rule } from './pattern.ts'
import { splitVerb } from './split-verb.ts'

const manner =
  '慢慢|认真|努力|仔细|轻轻|静静|悄悄|大声|高高兴兴|开开心心|偷偷|小声|安静|热情|快乐|高兴|开心|着急|渐渐|大声|安安静静'
const degree = '(?: 很|非常|特别|十分|真|太|比较|挺|不太|不 )'
const how = '(?: 好|快|慢|早|晚|流利|清楚|好听|漂亮|高兴|开心|远|认真|不错|整齐|干净|标准|高|努力|厉害|棒 )'

/** 的, 得, 地, which sound the same, and 得 where it is missing. */
export const particles: readonly Rule[] = [
  rule('觉 的', '觉得', ['zhSoundsLike', '觉得']),
  rule('值 的 (?= <v> )', '值得', ['zhSoundsLike', '值得']),
  // 跑的很快, 汉语说的很好
  rule(
    `(跑|走|睡|玩|唱|跳|游|起|长|笑|哭|飞|学|打|踢|骑|开|弹) 的 (${degree} ${how}) (?= 了? $ )`,
    '$1得$2',
    ['zhDegreeDe'],
  ),
  rule(`(说|写|做|吃|来|过) 的 (${degree} (?: 快|慢|早|晚|流利|开心|高兴 )) (?= 了? $ )`, '$1得$2', [
    'zhDegreeDe',
  ]),
  rule(`(<C>) (说|写|学|讲) 的 (${degree} ${how}) (?= 了? $ )`, '$1$2得$3', ['zhDegreeDe']),
  // 累地不想动
  rule('(<A>) 地 (不|连|都|没|没有|睡|哭|跳 | 说 不)', '$1得$2', ['zhDegreeDe']),
  rule('(<v>) 地 (很|非常|太|真) (<A>) (?= 了? $ )', '$1得$2$3', ['zhDegreeDe']),
  // 玩得很高兴得
  rule('(<v> 得 <G>? <A>) 得 $', '$1', ['zhDeOnce']),
  // 慢慢的走, 努力得学习
  rule(
    `(${manner}) (?: 的 ) (走|说|看|吃|跑|写|听|坐|笑|学|做|喝|读|唱|站|等|告诉|回答) (?! 人|样子|时候|声音 )`,
    '$1地$2',
    ['zhMannerDi'],
  ),
  rule(
    '(<P> | 就|都|很|会|要|在) ((?: 拼命|盲目|客观|大大|深深|慢慢|渐渐|默默|不断|过分|积极|努力|认真|仔细|轻松|自由|快乐|幸福|热情|耐心|坚决|勇敢|顺利|成功|清楚|正确|大胆|主动|充分|快速|迅速|轻易|紧紧|静静|偷偷|悄悄|热烈|严格|严重 )) 的 (<v-n>) (?= <P> | 着|了|到|过|下去|起来|在|被 )',
    '$1$2地$3',
    ['zhMannerDi'],
  ),
  rule(
    '(大大|深深|慢慢|渐渐|默默|拼命|不断|紧紧|轻轻|悄悄|偷偷|狠狠|牢牢|逐渐) 的 (<v-n>) (?! 人|样子 | 的 )',
    '$1地$2',
    ['zhMannerDi'],
  ),
  rule('(慢慢|认真|努力|仔细|轻轻|静静|悄悄|大声|偷偷|小声) 得 (<v>)', '$1地$2', ['zhMannerDi']),
  // 我得妈妈, 我得书
  rule(
    '(<P>) (?: 得|地 ) (<K> | <n-v> ) (?! 得|的 )',
    ({ group }) => (/[病奖分第]|^重|^快/.test(group(2)) ? undefined : `${group(1)}的${group(2)}`),
    ['zhOwnerDe'],
  ),
  // 他说汉语得很好, 跑步得很快
  rule(
    `(说|学|写|做|唱|吃|喝|打|踢|弹|骑|开|画|读|讲|看) (<C> | <n-vqa>) 得 (?= ${degree} | ${how} )`,
    '$1$2$1得',
    ['zhVerbAgain'],
  ),
  rule(`(<V>) 得 (?= ${degree} | ${how} )`, repeatVerb, ['zhVerbAgain']),
  // 你中文说很好, 他跑很快
  rule(
    `(说|跑|走|游|唱|跳|写|起|学|弹|骑|踢|睡|做) ((?: 很|非常|特别|真|太|比较 ) (?: 好|快|慢|早|晚|流利|清楚|好听 )) (?= 了? $ )`,
    '$1得$2',
    ['zhDegreeDe'],
  ),
]

function repeatVerb({ group }: Found): string | undefined {
  const parts = splitVerb(group(1))
  return parts && `${group(1)}${parts[0]}得`
}
