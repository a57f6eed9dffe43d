import type { Texts } from '../groups'

export const credits: Texts['credits'] = {
  title: '点数',
  about: '老师的每项服务都会用到点数。每个月初，点数都会补满。',
  used: (percent, allowance) => `本月 ${allowance} 点已用 ${percent}%`,
  refill: (day) => `${day}补满`,
  usedLabel: '已用比例',
  prices: '各项所需点数',
  calls: {
    reply: '一次回复',
    feedback: '点评你写的内容',
    suggestions: '建议回复',
    goal: '学习目标',
    translation: '一次翻译',
    explanation: '讲解一个词',
    transcription: '一段录音转文字',
    speech: '语音朗读，每 100 个字符',
    activity: '生成一个练习',
  },
  toPlans: '查看套餐',
  toHistory: '用在了哪里',
}
