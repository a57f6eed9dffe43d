import { rule, type Found, type Rule } from './pattern.ts'

/** What joins words and clauses, and questions. */
export const joining: readonly Rule[] = [
  // 我去商店和买东西
  rule('(去|来) (<L>) 和 (<W> <n> | <V> | 买东西)', '$1$2$3', ['zhGoToDo']),
  // 我吃饭和看电视
  rule(
    '^ ((?: <when> )? <P>) ((?: <when> )*) ((?: <V> | 去 <L> | <W> <n-v> )) 和 (<V> | 去 <L> | (?: 吃|喝|看|买|听|做|写|学 ) <n-v>) $',
    '$1$2$3，$4',
    ['zhJoinsNouns'],
  ),
  // 虽然很贵，我买了
  rule(
    '(虽然 (?: (?! 但|但是|可|可是|却|也|还|都|就|不过 ) . ){1,18}?) (/，|,/) (?! (?: . | /，|,/ )* 但|但是|可|可是|却|也|还|不过|仍|仍然|都|就|反而|然而|而|并|还是|只是|总|依然|不|没|没有|虽然 ) (.)',
    '$1$2但是$3',
    ['zhAlthoughBut'],
  ),
  // 只要努力才能成功, 只有努力就能成功
  rule('(只要 .{1,12}? /，|,/? .{0,3}?) 才 (?= 能|会|可以|行 )', '$1就', ['zhOnlyIfThen']),
  rule('(只有 .{1,12}? /，|,/ .{0,3}?) 就 (?= 能|会|可以 )', '$1才', ['zhOnlyThen']),
  // 长大的时，
  rule('(<v> | <A> | 小) 的 时 $', '$1的时候', ['zhWhenWhole']),
  rule('大约|大概 (<m> .{1,4}?) 左右', '大约$1', ['zhAboutOnce']),
  rule('(变) 成为', '变成', ['zhSaidOnce']),
  rule('目的 是 为了', '目的是', ['zhSaidOnce']),
  // 我想喝茶还是咖啡。
  rule(
    '(<P> (?: 想|要|喜欢|可以 ) (?: <V> | (?: 喝|吃|买|去|看 )? <n> | 去? <E> )) 还是 (<n> | <V> | <C>) (?= 。 )',
    '$1或者$2',
    ['zhOrTelling'],
  ),
  // 你喝茶或者咖啡？
  rule(
    '^^ (你|您|你们) ((?: 想|要|喜欢 )?) (<V> | (?: 喝|吃|买|去|看|是|喜欢|要|想 )? (?: <n> | <l> | <L> )) (?: 或者|或 ) (<n> | <l> | <L> | <V>) (?= /？|\\?/ )',
    '$1$2$3还是$4',
    ['zhOrAsking'],
  ),
  // 我喜欢中国菜和。
  rule('(<n> | <C> | <K> | <P>) 和 $$', '$1', ['zhJoinsNouns']),
  rule('(怎么样) 吗 (?= $ )', '$1', ['zhAsksAlready']),
  // 你喝咖啡还是茶吗
  rule('((?: 喝|吃|去|买|要|喜欢 ) (?: <n> | <L> | <C> ) 还是 (?: <n> | <L> | <C> )) 吗 (?= $ )', '$1', [
    'zhChoiceAsks',
  ]),
  // 你呢 is asked, 你那 is not
  rule('(?<= /，|,/ ) (<P>) 那 (?= /？|\\?/ )', '$1呢', ['zhSoundsLike', '呢']),
  // 请问，洗手间在那儿？
  rule('(请问 (?: /，|,/ )? .{1,6}?) (那儿|那里) (?= /？|\\?/ )', whereAsked, ['zhWhichOrThat']),
  // 什么国人, 几钱, 什么点, 你是那国人
  rule('什么 国 (?= 人|来|去 )', '哪国', ['zhWhichCountry']),
  rule('(是) 那 国 (?= 人 )', '$1哪国', ['zhWhichOrThat']),
  rule('几 钱', '多少钱', ['zhHowMuch']),
  rule('什么 点 (?= $ | 了 | <V> | <Z> )', '几点', ['zhWhatTime']),
  rule(
    '^ (你|您|你们|他|她) (住 在 | 去|在 | 要|想 去) (?: 那里|那儿 ) (?= /？|\\?/ )',
    ({ group }) => `${group(1)}${group(2)}${group(0).endsWith('那里') ? '哪里' : '哪儿'}`,
    ['zhWhichOrThat'],
  ),
  rule(
    '^ (<P>) 在 (那儿|那里) (<V>|工作|学习|上班|上课) (?= /？|\\?/ )',
    ({ group }) => `${group(1)}在${group(2).replace('那', '哪')}${group(3)}`,
    ['zhWhichOrThat'],
  ),
  rule(
    '^ (<P>) 在 (哪儿|哪里) (认识|买|吃|看|学|住|工作|见|看见|看到|遇到) (了) (.{1,4}) (?= 。 )',
    ({ group }) => `${group(1)}在${group(2).replace('哪', '那')}${group(3)}${group(4)}${group(5)}`,
    ['zhWhichOrThat'],
  ),
]

/** Where nothing else asks: 请问，谁在那儿？ */
function whereAsked({ group, sentence }: Found): string | undefined {
  const isAsked = /[谁吗哪几吧么]|多少|[是有能可会要]不|没有/.test(sentence)
  return isAsked ? undefined : `${group(1)}${group(2).replace('那', '哪')}`
}
