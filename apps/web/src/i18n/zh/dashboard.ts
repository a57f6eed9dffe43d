import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('zh', count, { other: '分钟' })

export const dashboard: Texts['dashboard'] = {
  title: '首页',
  lines: {
    newcomer: '聊上五分钟，你的花园就有了第一批种子。',
    begun: '你的花园已经开始了。每想起一个词，它就长大一点。',
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
  streak: (days) => `连续 ${formatCount('zh', days, { other: '天' })}`,
  noStreak: '从今天开始',
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
  whatNow: '现在做什么',
  otherWays: '也可以',
  begin: (time) => `开始 · ${time}`,
  review: (cards) => `复习 ${formatNumber('zh', cards)} 张卡片`,
  toWaterAndNew: (due, fresh) =>
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
  talkOn: '接着上次聊',
  bring: '带来自己的词',
  bringFrom: '从文件或一段文字导入',
  ofGoal: (done, goal) => `${formatNumber('zh', done)} / ${minutes(goal)}`,
  overGoal: (done, goal) => `${minutes(done)}，目标 ${formatNumber('zh', goal)}`,
  ofMinutes: (goal) => `/ ${formatNumber('zh', goal)} 分钟`,
  goalMet: '已达目标',
  daysMet: (days) => `最近 7 天达标 ${days} 天`,
  goal: '目标',
  gardenFailed: '花园还在原处，请稍后再试。',
  lessonOf: (title, unit) => `${title} · ${unit}`,
}
