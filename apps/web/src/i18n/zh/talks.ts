import type { Texts } from '../groups'
/** What to talk about with the tutor, and the end of a talk. */
export const talks: Texts['talks'] = {
  title: '我们聊点儿什么？',
  level: '级别',
  forMe: (band) => `适合我：${band}`,
  all: (count) => `全部 ${count} 个`,
  openTalk: '自由聊天',
  open: '自由',
  surprise: '随便来一个',
  played: (ago) => `上次聊：${ago}`,
  gone: '没有这个话题，请从下面选一个。',
  failed: '现在无法显示话题。',
  other: '换个话题',
  firstTalk: (tutor) => `和${tutor}的第一次对话`,
  firstTalkText: '从问好到道别，八句短话，句句有意思解释。',
}
