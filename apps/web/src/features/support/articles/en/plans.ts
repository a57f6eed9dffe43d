import type { TopicArticles } from '../../help/article'

export const plans: TopicArticles<'plans'> = {
  tokens: {
    title: 'What tokens are',
    problem: 'You want to know what costs tokens, or you have run out of them.',
    steps: [
      'Press {shell.tokens} in the menu: you see your balance and what each thing costs.',
      'Looking words up, reviews, courses and games cost nothing.',
      'If you have run out, go on with those, or with the built-in tutor without a connection.',
    ],
    expect:
      'Each month begins with a full balance; what is left over is not carried on. What did not come because of an error is given back.',
    words: 'credits, balance, cost, price, run out, insufficient, monthly, refill',
  },
  'change-plan': {
    title: 'Change or cancel a plan',
    problem: 'You want more tokens a month, or no longer want to pay.',
    steps: [
      'Open {shell.pages.plans.name} and choose a plan, by the month or by the year.',
      'To change it, to see your bills or to cancel, press {plans.manage}.',
      'After a payment, come back to the page; the plan begins as soon as it is confirmed.',
    ],
    expect:
      'Going up takes effect at once and costs the difference; going down waits for the end of what is paid. A cancelled plan runs to the end of what is paid. Everything in Lingarden is in every plan; only the number of tokens differs. A server may also sell no plans at all.',
    words: 'subscription, pay, payment, cancel, refund, bill, invoice, upgrade, downgrade, premium',
  },
}
