import { rule, type Found, type Rule } from './pattern.ts'
import { splitVerb } from './split-verb.ts'

const people = '<someone>'
const end = '(?= 了? 吗? 吧? 呢? $ )'

const asked: Readonly<Record<string, string>> = {
  喜欢: '喜不喜欢',
  有: '有没有',
  知道: '知不知道',
  可以: '可不可以',
  认识: '认不认识',
}

/** What goes with a verb: 跟 and 对, verbs that hold their object already, verbs taken for one another. */
export const verbs: readonly Rule[] = [
  // 我见面他, 结婚了她
  rule(
    `(?<! 跟|和|与|同 <someone> ) (?<! 跟|和|与|同 <someone> <D> ) (见面|结婚|离婚|分手|聊天|吵架|打架|约会|握手|谈话|约会) (了)? (${people}) ${end}`,
    '跟$3$1$2',
    ({ group }) => ['zhWithSomeone', group(1)],
  ),
  rule(
    '(?<! 跟|和|与|同 <someone> ) (见面|结婚|离婚|分手|聊天|约会) (了)? (<m> <q> (?: <E> 人 | <J> | <n> )) <end>',
    '跟$3$1$2',
    ({ group }) => ['zhWithSomeone', group(1)],
  ),
  // 帮忙我
  rule('帮忙 (<P> | <K> | <P> 的? <K>) (<v> | $ | 吗|吧|一下)', ({ group }) => `帮${group(1)}${group(2)}`, [
    'zhHelpWhom',
  ]),
  // 毕业大学
  rule('毕业 (了)? (?: 于 )? (大学|高中|中学|小学|北京大学|<l> 大学)', '$2毕业$1', ['zhGraduateFrom']),
  // 生气他, 道歉你
  rule('(?<! 对|跟 <someone> ) (很|非常|别|不|不要|没)? 生气 (<P> | <P> 的? <K>) $', '$1生$2的气', [
    'zhAngryAt',
  ]),
  rule('(?<! 向|跟 <someone> ) 道歉 (<someone>) $', '向$1道歉', ['zhToSomeone', '道歉']),
  // 我很感兴趣音乐
  rule('((?: 不|很|非常|特别|最|也|都|不太 )*) 感兴趣 (<C> | <n> | <thing>) $', '对$2$1感兴趣', [
    'zhInterestedIn',
  ]),
  rule('((?: 很|没|没有|不 )?) (有 )?兴趣 (<C> | <thing>) $', '对$3$1$2兴趣', ['zhInterestedIn']),
  rule('((?: 不|很|非常 )) 满意 (<thing> | <someone>) $', '对$2$1满意', ['zhTowards', '满意']),
  // 打电话我妈妈, 写信我
  rule(
    '(?<! 给 <someone> ) (?: 给 )? (打电话|写信|发短信|发邮件 | 打|写|发 电话|信|短信|邮件|微信) (了)? (?: 对|跟 )? (<someone>) <end>',
    '给$3$1$2',
    ({ group }) => ['zhForSomeone', group(1)],
  ),
  rule('(打电话|写信|发短信|发邮件) (<someone>) (<when>) $', '$3给$2$1', ({ group }) => [
    'zhForSomeone',
    group(1),
  ]),
  // 我买礼物我妈妈, 我写一封信我爷爷
  rule(
    '(?<! 给 <someone> ) (买|做|准备|写|带|画) (了)? (<m> <q> <n-v> | <n-vq>) (<P> <K>? | <K>) $',
    '给$4$1$2$3',
    ({ group }) => ['zhForSomeone', group(1)],
  ),
  // 老师教汉语我们, 我送一本书他
  rule('(教|送|借|还) (<C> | <m> <q> <n>) (<P>) $', '$1$3$2', ({ group }) => ['zhPersonThenThing', group(1)]),
  // 我要说你一件事
  rule('(说|讲) (你|他|她|我|你们|我们|大家) (<m> <q> (?: 事|事情|消息|好消息|秘密 ))', '告诉$2$3', [
    'zhTellSomeone',
  ]),
  // 介绍我你的朋友
  rule('介绍 (我|我们|你|你们|他|她|大家) (<thing> | <P> 的? <K> | <someone>) $', '给$1介绍$2', [
    'zhForSomeone',
    '介绍',
  ]),
  rule('做 (我|我们|你|他|她|他们) (早饭|午饭|晚饭|饭|菜|早餐|晚餐)', '给$1做$2', ['zhForSomeone', '做']),
  // 妈妈买我一件衣服, 寄我一本书
  rule(
    '(<someone>) ((?: 要|想 )?) (买|做|准备|唱|画|拍) (了)? (我|你|他|她|我们|他们|妈妈|爸爸) (<m> <q> <A>? 的? <n>) $',
    '$1$2给$5$3$4$6',
    ({ group }) => ['zhForSomeone', group(3)],
  ),
  rule(
    '(寄|写|卖|带) (了)? (我|你|他|她|我们|他们|妈妈|爸爸) (<m> <q> <A>? 的? <n>) $',
    '$1给$3$2$4',
    ({ group }) => ['zhGiveTo', group(1)],
  ),
  // 我跟朋友打电话 stays; 他很好我
  rule('^ (<someone>) (很|非常) (好|友好|热情|客气|严格|冷淡) (<P>) <end>', '$1对$4$2$3', ({ group }) => [
    'zhTowards',
    group(3),
  ]),
  // 我告诉给, 问对老师
  rule('(问|帮助|等|找|喜欢|认识) (?: 对|为 ) (<P> | <K> | <P> 的? <K>) $', '$1$2', ({ group }) => [
    'zhTakesObject',
    group(1),
  ]),
  // 睡觉八个小时, 游泳了一个小时; 每天散步半个小时 is what everybody says of what they do or plan.
  rule(
    '(游泳|跑步|上课|跳舞|散步|看书|看电视|打球|爬山|上网|开会|做饭|看电影|听音乐) (了) (<span>) (?= 了? $ )',
    splitSpan,
    ({ group }) => ['zhInsideVerb', group(1)],
  ),
  rule('(睡觉|唱歌|聊天|吃饭|洗澡) (了)? (<span>) (?= 了? $ )', splitSpan, ({ group }) => [
    'zhInsideVerb',
    group(1),
  ]),
  // 说话汉语, 吃饭中国菜
  rule('(?: 说话|讲话 ) (<C>)', '说$1', ['zhObjectOnce', '说话', '话']),
  rule('吃饭 (<E>? 菜|饺子|面条|米饭|包子|面包|水果|苹果|鱼|肉|鸡蛋|<E> 菜)', '吃$1', [
    'zhObjectOnce',
    '吃饭',
    '饭',
  ]),
  rule('唱歌 (<m> <q> .? 歌 | <E> 歌)', '唱$1', ['zhObjectOnce', '唱歌', '歌']),
  rule('看书 (<m> 本 .{0,3}? (?: 书|小说 ))', '看$1', ['zhObjectOnce', '看书', '书']),
  // 旅游中国, 散步公园
  rule('(旅游|旅行) (<E> | <l>) $', '去$2$1', ({ group }) => ['zhPlaceOf', group(1)]),
  rule('(散步|跑步|游泳|逛街|工作) (公园|海边|操场|公司|学校|医院|<L>) $', '在$2$1', ({ group }) => [
    'zhPlaceOf',
    group(1),
  ]),
  rule('去? (旅游|旅行) 在 (<E> | <l>) $', '去$2$1', ({ group }) => ['zhPlaceOf', group(1)]),
  // 这里会抽烟吗
  rule('^ (这里|这儿|里面) (不)? 会 (<V>|抽烟|停车|拍照|吸烟) (?= 吗? $ )', '$1$2可以$3', ['zhAllowed']),
  // 可以法语, 知道游泳
  rule('(<P>) (不)? (?: 可以|能 ) (<C>) $', '$1$2会说$3', ['zhHuiLearnt']),
  rule('(<P>) (不)? 会 (<C>) (?= 说 $ )', '$1$2会', ['zhHuiLearnt']),
  rule(
    '(<P>) (不)? (?: 知道|认识 ) (游泳|开车|做饭|跳舞|唱歌|滑雪|打篮球|踢足球|弹钢琴|画画|下棋|打网球|滑冰 | 骑 自行车 | 说|写 <C>|汉字 | 开 车 | 弹 <g> | 打 <b>) (?= 吗? $ )',
    '$1$2会$3',
    ['zhHuiLearnt'],
  ),
  // 问你帮忙, 参观朋友
  rule('问 (<P>) (帮忙|来|吃饭 | 去 <where> | 来 <where> | 帮助|帮 <P>) (?! 不|没|吗 ) $', '请$1$2', [
    'zhAskToDo',
  ]),
  rule('参观 (了)? (<P> 的? <K> | <K>) $', '看望$1$2', ['zhVisitPeople']),
  rule('访问 (<P> 的? (?: 爷爷|奶奶|爸爸|妈妈|朋友 )) $', '看望$1', ['zhVisitPeople']),
  // 玩足球, 打钢琴, 看音乐, 穿帽子, 喝饭
  rule('(?: 玩|打|做 ) (足球)', '踢$1', ['zhVerbFor', '足球', '踢']),
  rule('(?: 玩|踢|做 ) (<b>)', '打$1', ({ group }) => ['zhVerbFor', group(1), '打']),
  rule('(?: 玩|打|做 ) (<g>) (?= 得|了|吧|吗 | $ )', '弹$1', ({ group }) => ['zhVerbFor', group(1), '弹']),
  rule('看 (音乐|歌) (?! 会|剧|节|学|家|厅|视 )', '听$1', ({ group }) => ['zhVerbFor', group(1), '听']),
  rule('穿 (了|着|上)? (<m> <q> | 这|那 <q> | <P> 的)? (<A> 的?)? (<h>)', '戴$1$2$3$4', ({ group }) => [
    'zhVerbFor',
    group(4),
    '戴',
  ]),
  rule(
    '戴 (了|着)? (<m> 件|条|双 | 这|那 件|条|双)? (<A> 的?)? (衣服|裤子|裙子|鞋|鞋子|毛衣|衬衫|大衣|外套)',
    '穿$1$2$3$4',
    ({ group }) => ['zhVerbFor', group(4), '穿'],
  ),
  rule('(?: 拿|带|做 ) (<k>) (?= 去|来|回|到|上班|上学 | $ )', '坐$1', ({ group }) => [
    'zhVerbFor',
    group(1),
    '坐',
  ]),
  rule('作 (<k>)', '坐$1', ({ group }) => ['zhVerbFor', group(1), '坐']),
  rule('(?: 开|坐 ) (自行车|摩托车)', '骑$1', ({ group }) => ['zhVerbFor', group(1), '骑']),
  rule('(?: 吃 ) (水|咖啡|茶|牛奶|果汁|啤酒|可乐|汤) $', '喝$1', ({ group }) => [
    'zhVerbFor',
    group(1),
    '喝',
  ]),
  rule('喝 (饭|面条|米饭|面包|水果|肉)', '吃$1', ({ group }) => ['zhVerbFor', group(1), '吃']),
  rule('说 电话', '打电话', ['zhVerbFor', '电话', '打']),
  // 找了半天，没找我的手机
  rule(
    '(找|等) (.{1,4} /，|,/ (?: 可是|但是|都|也|还是 )* (?: 没|没有|不 )) (找|等) (?! 到|着|见|完|懂|了|的|过 ) (?= $ | <P> 的 | <n> )',
    reach,
    ['zhResultReached'],
  ),
  // 我想有点儿休息
  rule(
    '(<M>) (?: 有点儿|有点|有一点儿|一点儿 ) (休息|等|睡|学习|玩|坐|看 | 看书|看电视) $',
    ({ group }) =>
      `${group(1)}${group(2).length > 1 && /^看./.test(group(2)) ? `看一会儿${group(2).slice(1)}` : `${group(2)}一会儿`}`,
    ['zhAWhile'],
  ),
  // 问我如果, 从/离
  rule('(知道|问 <someone>? | 想 知道) 如果 (<P>) (<v> | <M> | <Y>)', whether, ['zhWhether']),
  // 从我家学校很远
  rule('^ 从 (<P> 家 | <L>) 到? (<L>) (很|不|非常|太|比较)? (远|近) (?= 吗? $ )', '$1离$2$3$4', [
    'zhAwayFrom',
  ]),
  rule(
    '从 (<someone> 家? | <owned> <n> | <where> | <l> | 这儿|那儿|学校|这里) (很|不|非常|太|比较|不太|有多)? (远|近)',
    '离$1$2$3',
    ['zhAwayFrom'],
  ),
  rule(
    '离 (<where> | <l> | 这儿|那儿 | <when>) 到 (<where> | <l> | <when>) (?= 要|有|很|怎么|多|坐|开|走 )',
    '从$1到$2',
    ['zhFromTo'],
  ),
]

function splitSpan({ group }: Found): string | undefined {
  const parts = splitVerb(group(1))
  return (
    parts &&
    `${parts[0]}${group(2)}${group(3)}${group(1) === '睡觉' || group(3).endsWith('次') ? '' : '的'}${parts[1]}`
  )
}

function reach({ group }: Found): string | undefined {
  return group(1) === group(3) ? `${group(1)}${group(2)}${group(3)}到` : undefined
}

function whether({ group }: Found): string {
  const verb = group(3)
  return `${group(1)}${group(2)}${asked[verb] ?? (verb.length === 1 ? `${verb}不${verb}` : `是不是${verb}`)}`
}
