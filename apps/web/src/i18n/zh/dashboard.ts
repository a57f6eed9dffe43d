import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('zh', count, { other: '分钟' })

export const dashboard: Texts['dashboard'] = {
  title: '首页',
  lines: {
    newcomer: '聊上五分钟，你的花园就开始了。',
    returning: '又见面了。先做一点点，其余的不着急。',
    reached: '今天的目标已经达到，接下来都是额外的收获。',
    open: (left) => `离今天的目标还差 ${minutes(left)}。`,
  },
  todaysCards: (due, fresh) => {
    const begun = `${formatNumber('zh', fresh)} 张新卡片`
    if (due === 0) return begun
    if (fresh === 0) return `${formatNumber('zh', due)} 张到期卡片`
    return `${formatNumber('zh', due)} 张到期卡片和 ${begun}`
  },
  failed: '没能加载今天的进度和你的花园。',
  today: '今天',
  changeGoal: '修改目标',
  ofGoal: (done, goal) => `${formatNumber('zh', done)} / ${minutes(goal)}`,
  streak: (days) => `连续 ${formatCount('zh', days, { other: '天' })}`,
  noStreak: '从今天开始连续打卡',
  week: '最近七天',
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  weekdayInitials: '日一二三四五六',
  dayMinutes: (day, count) => `${day}：${minutes(count)}`,
  minutes: (count) => `${formatNumber('zh', count)} 分钟`,
  goalTitle: '每日目标',
  goalAbout: '你想每天练习多少分钟？少量而经常，效果最好。',
  ownGoal: '自定义分钟数',
  setGoal: '设定目标',
  goalRange: '请输入 1 到 1440 之间的整数。',
  goalFailed: '目标没有保存成功，请再试一次。',
  garden: '你的花园',
  words: (count) => formatCount('zh', count, { other: '个词' }),
  known: (words) => `你已掌握 ${formatCount('zh', words, { other: '个词' })}`,
  noneKnown: '还没有真正掌握的词',
  howCounted: '这是怎么算的？',
  knownMeans:
    '一个词在两个不同的日子里都想起来过，并且记忆模型 FSRS 估计你现在有 90% 以上的把握想起它，才算掌握。只是见过不算；忘了的词要重新想起来才会再算进去。',
  stagesMean:
    '植物只在你想起一个词时才生长：在复习里、练习里，或者不看提示、在自己的句子里用对。种子从没被想起过，嫩芽想起过；长叶的应该能记 4 天，花苞 14 天，开花的 30 天，并且在三个日子里想起过。',
  toBank: '打开词库',
  whatNow: '现在做什么',
  otherWays: '也可以',
  begin: (time) => `开始 · ${time}`,
  review: (cards) => `复习 ${formatNumber('zh', cards)} 张卡片`,
  thirstyAndNew: (due, fresh) =>
    [due > 0 && `${formatNumber('zh', due)} 张该浇水`, fresh > 0 && `${formatNumber('zh', fresh)} 张新的`]
      .filter(Boolean)
      .join('，'),
  lesson: { open: '接着上这节课', next: '下一节课', first: '第一节课' },
  goOn: (lesson) => `继续：${lesson}`,
  beginWith: (lesson) => `从“${lesson}”开始`,
  mend: (mistakes) => `改正 ${formatNumber('zh', mistakes)} 个错误`,
  mendWhere: '就在你自己的句子里',
  talk: (tutor) => `和 ${tutor} 聊聊`,
  talkAbout: '话题由你选',
  bring: '带来自己的词',
  bringFrom: '从文件或一段文字导入',
  shortOfGoal: (done, goal) => `${formatNumber('zh', done)} / ${minutes(goal)}`,
  overGoal: (done, goal) => `${minutes(done)}，目标 ${formatNumber('zh', goal)}`,
  ofMinutes: (goal) => `/ ${formatNumber('zh', goal)} 分钟`,
  goalMet: '已达目标',
  daysMet: (days) => `最近 7 天达标 ${days} 天`,
  goal: '目标',
  gardenIs: (words, bloom, growing, seeds) => {
    const parts = [
      bloom > 0 && `${formatNumber('zh', bloom)} 个开花`,
      growing > 0 && `${formatNumber('zh', growing)} 个生长中`,
      seeds > 0 && `${formatNumber('zh', seeds)} 个刚种下`,
    ]
    return `${formatNumber('zh', words)} 个词：${parts.filter(Boolean).join('，')}。`
  },
  growsBy: '想起一个词，它就会长大。',
  tuftIs: (words) => `这里一丛代表 ${formatNumber('zh', words)} 个词。`,
  gardenEmpty: '你的词会一畦一畦地长在这里。',
  gardenFailed: '花园还在原处，请稍后再试。',
  byStage: '各阶段的词',
  howGrows: '植物怎样长大',
  stageMeans: {
    seed: '已种下',
    sprout: '想起过一次',
    leaf: '能记几天',
    bud: '能记几周',
    bloom: '能记一个月',
  },
  beds: { talks: '来自对话', added: '自己添加的', imported: '导入的', course: '来自课程' },
  thirsty: (words) => `${formatNumber('zh', words)} 个该浇水`,
  lessonOf: (title, unit) => `${title} · ${unit}`,
  plant: (word, stage, recalled) => `${word}。${stage}，${recalled}`,
  neverRecalled: '还没想起过',
  recalled: (days) => `有 ${formatNumber('zh', days)} 天想起过`,
  dueNow: '现在该复习',
  bedHas: (bed, stages) => `${bed}：${stages}`,
  others: (words) => `+${formatNumber('zh', words)}`,
  othersOf: (words, bed) => `“${bed}”的另外 ${formatNumber('zh', words)} 个词，在词库里`,
  furtherBeds: (beds) => `另外 ${formatNumber('zh', beds)} 畦`,
  asTable: '用表格看花园',
  tableAbout: '各畦各阶段的词数',
  bed: '花畦',
  thirst: '该浇水',
}
