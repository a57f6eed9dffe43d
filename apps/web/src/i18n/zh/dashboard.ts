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
  start: '和老师聊聊',
  todaysCards: (due, fresh) => {
    const begun = `${formatNumber('zh', fresh)} 张新卡片`
    if (due === 0) return begun
    if (fresh === 0) return `${formatNumber('zh', due)} 张到期卡片`
    return `${formatNumber('zh', due)} 张到期卡片和 ${begun}`
  },
  review: (cards) => `复习：${cards}`,
  failed: '没能加载今天的进度和你的花园。',
  firstLesson: '从一节课开始',
  today: '今天',
  changeGoal: '修改目标',
  ofGoal: (done, goal) => `${formatNumber('zh', done)} / ${minutes(goal)}`,
  streak: (days) => `连续 ${formatCount('zh', days, { other: '天' })}`,
  noStreak: '从今天开始连续打卡',
  consistency: (percent) => `最近 30 天的坚持度：${percent}%`,
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
  recent: '最近种下的词',
  emptyTitle: '花园是这样长大的',
  firstSteps: {
    seed: '和老师聊聊，或者学一节课：你用过或查过的每个词都是一颗种子。',
    leaf: '在复习、练习或自己的句子里想起它，它就会发芽。',
    bloom: '隔几天、几周再想起它，它就会开花。',
  },
  toBank: '打开词库',
}
