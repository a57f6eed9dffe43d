import { formatNumber } from '../format'
import type { Texts } from '../groups'

export const ledger: Texts['ledger'] = {
  title: '点数用在了哪里',
  what: '用途',
  when: '时间',
  amount: '数量',
  balance: (count) => `还剩 ${formatNumber('zh', count)} 点`,
  freePlan: (plan) => `使用免费的 ${plan} 套餐`,
  paidUntil: (day) => `已付费至 ${day}`,
  endsOn: (day) => `${day} 结束，不再续费`,
  empty: '用掉和得到的点数都会列在这里。',
  more: '显示更早的记录',
  failed: '现在无法显示。',
  other: '其他',
  kinds: {
    turn: '与老师的一轮对话',
    speech: '朗读文字',
    transcription: '录音转文字',
    translation: '翻译',
    explanation: '词语讲解',
    activity: '生成的练习',
    'sign-up': '第一个月的额度',
    month: '新一个月的额度',
    opening: '之前的余额',
    plan: '套餐赠送',
    operator: '管理员赠送',
  },
}
