import type { Texts } from '../groups'

export const activities: Texts['activities'] = {
  exercise: '练习',
  preparing: '正在准备练习',
  any: '随便来一个',
  kinds: { cloze: '填空', order: '排序', choice: '选择' },
  practiseThis: '练一练',
  part: (place, count) => `${place} / ${count}`,
  finished: (right, count) => `${count} 题中有 ${right} 题一次做对。`,
  nothingToPractise: '还没有可以练习的内容，先和老师聊几句吧。',
}
