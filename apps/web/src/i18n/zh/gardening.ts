import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

export const gardening: Texts['gardening'] = {
  known: (words) => `你已掌握 ${formatCount('zh', words, { other: '个词' })}`,
  noneKnown: '隔天还能想起来，才算真正掌握',
  howCounted: '这是怎么算的？',
  knownMeans:
    '一个词在两个不同的日子里都想起来过，并且记忆模型 FSRS 估计你现在有 90% 以上的把握想起它，才算掌握。只是见过不算；忘了的词要重新想起来才会再算进去。',
  stagesMean:
    '植物只在你想起一个词时才生长：在复习里、练习里，或者不看提示、在自己的句子里用对。种子从没被想起过，嫩芽想起过；新叶应该能记 4 天，花苞 14 天，开花的 30 天，并且在三个日子里想起过。',
  toBank: '打开词库',
  sum: (words, bloom, growing, seeds) => {
    const parts = [
      bloom > 0 && `${formatNumber('zh', bloom)} 个开花`,
      growing > 0 && `${formatNumber('zh', growing)} 个生长中`,
      seeds > 0 && `${formatNumber('zh', seeds)} 个还是种子`,
    ]
    return `${formatNumber('zh', words)} 个词：${parts.filter(Boolean).join('，')}。`
  },
  growsBy: '想起一个词，它就会长大。',
  tuftIs: (words) => `这里一丛代表 ${formatNumber('zh', words)} 个词。`,
  empty: '你的词会一片一片地长在这里。',
  byStage: '各阶段的词',
  howGrows: '植物怎样长大',
  stageMeans: {
    seed: '刚种下',
    sprout: '想起过一次',
    leaf: '能记几天',
    bud: '能记几周',
    bloom: '能记一个月',
  },
  beds: { talks: '来自对话', added: '自己添加的', imported: '导入的', course: '来自课程' },
  thirsty: (words) => `${formatNumber('zh', words)} 个该浇水`,
  plant: (word, stage, recalled) => `${word}。${stage}，${recalled}`,
  neverRecalled: '还没想起过',
  recalled: (days) => `有 ${formatNumber('zh', days)} 天想起过`,
  dueNow: '现在该复习',
  bedHas: (bed, stages) => `${bed}：${stages}`,
  others: (words) => `+${formatNumber('zh', words)}`,
  othersOf: (words, bed) => `“${bed}”的另外 ${formatNumber('zh', words)} 个词，在词库里`,
  furtherBeds: (beds) => `另外 ${formatNumber('zh', beds)} 块花圃`,
  asTable: '用表格看花园',
  tableAbout: '每块花圃各阶段的词数',
  bed: '花圃',
  thirst: '该浇水',
}
