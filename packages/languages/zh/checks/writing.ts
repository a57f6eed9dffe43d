import { rule, type Rule } from './pattern.ts'

/** Characters that are taken for others which sound or look alike, as far as the words beside them tell. */
export const writing: readonly Rule[] = [
  // 我门, 朋友门
  rule('(<P> | 同学|朋友|老师|孩子|学生|咱|它) 门 (?! 口|票|牙|前|外|里|卡|铃|面|框 )', '$1们', [
    'zhMenNotDoor',
  ]),
  // 在见, 在说一遍, 想在去一次
  rule('在 见 (?= $ )', '再见', ['zhAgainOrAt']),
  rule('在 (说|看|来|去|吃|喝|听|做|写|读|试|想|买|玩|坐|等) (<times> | 一下|一会儿)', '再$1$2', [
    'zhAgainOrAt',
  ]),
  rule('在 (来|要|点) (?= <m> <q> )', '再$1', ['zhAgainOrAt']),
  rule('(?<! <m> | 这|那|一 ) 座 (<k>)', '坐$1', ['zhRideOrDo']),
  rule('(请|别) 做 下 (?= $ )', '$1坐下', ['zhRideOrDo']),
  rule('在 也 (不|没|没有) (?= <v> )', '再也$1', ['zhAgainOrAt']),
  rule(
    '^ (你好|您好|大家好|好|对|行|可以 | <P> .{1,3}?) (?<! 骑|匹|只|头|是|买|养|看|像|白|黑|有|这|那|叫|喂|爱|怕|喜欢 ) 马 (?= /？|\\?/ )',
    '$1吗',
    ['zhSoundsLike', '吗'],
  ),
  // 我再学校
  rule('(<P> | <K> | 正|住) 再 (<L-v>)', '$1在$2', ['zhAgainOrAt']),
  rule('正 再', '正在', ['zhAgainOrAt']),
  rule('现 再', '现在', ['zhAgainOrAt']),
  rule('(<P>) 再 (看|吃|做|学|写|听|喝|睡觉|工作|学习|等) (<n>)? 呢', '$1在$2$3呢', ['zhAgainOrAt']),
  // 做飞机, 坐作业
  rule('做 (<k>) (?! 模型|票|生意|司机 )', '坐$1', ['zhRideOrDo']),
  rule('坐 (作业|饭|菜|蛋糕|练习|晚饭|早饭|午饭|运动|生意) (?! 店|馆 )', '做$1', ['zhRideOrDo']),
  rule('作 (饭|菜|作业|蛋糕|运动|练习|晚饭|早饭|午饭) (?! 店|馆 )', '做$1', ['zhDoZuo']),
  // 带着眼镜
  rule('带 (着|了) (<m> <q> | 一|这|那 <q>)? (<A> 的?)? (<h>)', '戴$1$2$3$4', ['zhWear']),
  // 交我汉语, 必需去, 应为我
  rule('交 (<P>) (<C>)', '教$1$2', ['zhTeach']),
  rule('必需 (<v-n>)', '必须$1', ['zhMustVerb']),
  rule('^ 应 为 (<P>)', '因为$1', ['zhSoundsLike', '因为']),
  rule('(写|学|学习|认|认识|练习|读) 汉子', '$1汉字', ['zhSoundsLike', '汉字']),
  rule('多少 前 (?= $ )', '多少钱', ['zhSoundsLike', '钱']),
  rule('^ 你 号 (?= $ )', '你好', ['zhSoundsLike', '你好']),
  rule('没 天 (?= <P> | <v> | 都|早上|晚上 )', '每天', ['zhSoundsLike', '每']),
]
