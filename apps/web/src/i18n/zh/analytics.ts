import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const number = (value: number) => formatNumber('zh', value)
const minutes = (count: number) => formatCount('zh', count, { other: '分钟' })
const days = (count: number) => formatCount('zh', count, { other: '天' })
const words = (count: number) => formatCount('zh', count, { other: '个词' })
const cards = (count: number) => formatCount('zh', count, { other: '张卡片' })

export const analytics: Texts['analytics'] = {
  title: '统计',
  language: '语言',
  allLanguages: '所有语言',
  range: '范围',
  ranges: { 30: '30 天', 90: '90 天', 365: '一年' },
  day: '日期',
  week: '周',
  hour: '时段',
  minutes: '分钟',
  cards: '卡片',
  reviews: '复习次数',
  wordsAdded: '新增词语',
  practised: '练习时间',
  daysPractised: '练习天数',
  streak: '连续天数',
  consistency: '坚持度',
  consistencyMeans: '最近 30 天每日目标的完成程度，越近的日子占比越大。',
  duration: (count) =>
    count < 60
      ? `${number(count)} 分钟`
      : `${number(Math.floor(count / 60))} 小时 ${number(count % 60)} 分钟`,
  ofDays: (count, all) => `${number(count)} / ${number(all)} 天`,
  dayCount: days,
  percent: (value) => `${number(value)}%`,
  fromTo: (from, to) => `${from}至${to}`,
  dayMinutes: (day, count) => `${day}：${minutes(count)}`,
  dayWords: (day, count) => `${day}：${words(count)}`,
  dayCards: (day, count) => `${day}：${cards(count)}`,
  dayStages: (day, total, inBloom) => `${day}：${number(total)} 个词，其中 ${number(inBloom)} 个开花`,
  year: {
    title: '你的一年',
    summary: (practised, complete, total) =>
      `最近一年里你练习了 ${days(practised)}，一共 ${total}，其中 ${days(complete)}达到了目标。`,
    less: '少',
    more: '多',
  },
  minutesADay: {
    title: '每天的分钟数',
    summary: (mean, goal, reached, all) =>
      `平均每天 ${minutes(mean)}。${days(all)}里有 ${days(reached)}达到了 ${minutes(goal)}的目标。`,
    weeks: (mean, goal, reached, all) =>
      `平均每天 ${minutes(mean)}。${number(all)} 周里有 ${number(reached)} 周达到或超过了每天 ${minutes(goal)}的目标。`,
  },
  words: {
    title: '新增词语',
    summary: (total, best, most) => `词库里多了 ${words(total)}。最多的一次是${best}，${words(most)}。`,
    none: '这段时间词库里没有新增词语。',
  },
  stages: {
    title: '花园的变化',
    summary: (total, bloom) => `你的花园里有 ${words(total)}，其中 ${number(bloom)} 个已经开花。`,
    none: '从今天起，这里会显示花园怎样生长。',
  },
  recall: {
    title: '你记住了多少',
    summary: (reviews, known, expected) =>
      `在 ${number(reviews)} 次对已学词语的复习中，你记得 ${known}%，预计是 ${expected}%。`,
    none: '等学过的词再次出现在复习里，这里会显示你还记得多少。',
    known: '记得（%）',
    expected: '预计（%）',
    hint: (week, known, expected) => `${week}：记得 ${known}%，预计 ${expected}%`,
  },
  forecast: {
    title: '接下来的复习',
    summary: (today, week, month) =>
      `今天：${today}。如果中间不复习，一周内有 ${cards(week)}到期，30 天内有 ${number(month)} 张。`,
    nothingNow: '没有卡片了',
    none: '30 天内没有卡片到期。',
  },
  hours: {
    title: '各时段的分钟数',
    summary: (hour) => `你最常在 ${number(hour)} 点到 ${number(hour + 1)} 点之间练习。`,
    none: '这里会显示你一般在什么时候练习。',
    name: (hour) => `${number(hour)}:00–${number(hour + 1)}:00`,
  },
  emptyTitle: '还没有可以显示的内容',
  empty: '从第一天练习起，这里会显示你的练习时间、词语和记忆。',
  failed: '没能读取你的练习记录，请再试一次。',
  readAgain: '重新从服务器读取',
  resetToday: '清除今天的记录',
  resetTitle: '清除今天的记录？',
  resetAbout: '这门语言今天的练习时间和今天新增词语的列表会被清除。你的词语和复习记录会保留。',
  keep: '保留',
}
