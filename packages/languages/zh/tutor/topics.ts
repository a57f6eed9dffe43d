import type { RelevanceRules } from '../../rules/relevance-rules.ts'

export const topics: RelevanceRules['topics'] = {
  name: /[叫名姓字写念取起]|女士|小姐/u,
  person:
    /[爸妈哥姐弟妹爷叔姨舅姑谁她他人带叫]|奶奶|朋友|同学|同事|邻居|老师|自己|家|孩子|儿子|女儿|太太|先生/u,
  place:
    /[住生长国市省州城镇村县区山河湖海港岛洲京边近远家从到来去回搬街路楼站馆店园门口学校司东西南北中部方哪儿出]|[这那城村]里/u,
  time: /[点分天号日月年周期拜早晚午夜时刻半前后刚今明昨久春夏秋冬节假一二两三四五六七八九十几快慢最近马上车班开始]/u,
}
