import type { TopicArticles } from '../../help/article'

export const plans: TopicArticles<'plans'> = {
  tokens: {
    title: '点数是什么',
    problem: '想知道什么要用点数，或者点数用完了。',
    steps: [
      '在菜单里点“{shell.tokens}”，可以看到剩余点数和各项所需的点数。',
      '查词、复习、上课和游戏都不用点数。',
      '点数用完后，可以继续做这些，也可以离线和内置老师聊。',
    ],
    expect: '每个月初点数都会补满，剩下的不会累积。因为出错没有得到的回复，点数会退还。',
    words: '积分，余额，花费，价格，用完，不足，每月',
  },
  'change-plan': {
    title: '更换或取消套餐',
    problem: '想每月多一些点数，或者不想再付费。',
    steps: [
      '打开“{shell.pages.plans.name}”，选择一种套餐，按月或按年付费。',
      '要更换、查看账单或取消，就点“{plans.manage}”。',
      '付款后回到这个页面，确认后马上开始。',
    ],
    expect:
      '升级立即生效，降级从下个月开始。取消后可以用到已付费的期限结束。每种套餐都包含全部功能，只是点数不同。有的服务器也可能不出售套餐。',
    words: '订阅，付款，支付，取消，退款，账单，发票，升级，降级，会员，方案',
  },
}
