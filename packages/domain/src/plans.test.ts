import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  nextPeriodEnd,
  notSubscribed,
  freePlan,
  paidPlanIds,
  paidPlans,
  statusOf,
  yearlySaving,
  type Subscription,
} from './plans.ts'

const subscription: Subscription = {
  planId: 'gardener',
  billingCycle: 'monthly',
  state: 'active',
  periodEnd: '2026-03-31T12:00:00.000Z',
  endsAtPeriodEnd: false,
}
const at = (time: string) => Date.parse(time)

describe('plans', () => {
  it('[9.12a] are three, the free one first, each with more credits than the one before', () => {
    expect(
      [freePlan, paidPlans.gardener, paidPlans.botanist].map(({ name, credits }) => [name, credits]),
    ).toEqual([
      ['Seedling', 10_000],
      ['Gardener', 30_000],
      ['Botanist', 100_000],
    ])
    expect(paidPlanIds.map((id) => paidPlans[id].prices)).toEqual([
      { monthly: 8, yearly: 80 },
      { monthly: 16, yearly: 160 },
    ])
    expect(paidPlanIds.map((id) => yearlySaving(paidPlans[id]))).toEqual([16, 16])
  })
})

describe('the status of a subscription', () => {
  it('[3.27a] names the plan while it is paid, and a while longer while its renewal is awaited', () => {
    const paid = {
      subscribed: true,
      subscription_tier: 'Gardener',
      subscription_end: subscription.periodEnd,
      billing_cycle: subscription.billingCycle,
    }
    expect(statusOf(subscription, at('2026-03-01T00:00:00Z'))).toEqual(paid)
    expect(statusOf({ ...subscription, state: 'past_due' }, at('2026-04-02T00:00:00Z'))).toEqual(paid)
    expect(statusOf(subscription, at('2026-04-03T12:00:00Z'))).toEqual(notSubscribed)
  })

  it('ends on time where it was cancelled, and at once where it is over', () => {
    const ending = { ...subscription, endsAtPeriodEnd: true }
    expect(statusOf(ending, at('2026-03-31T11:59:59Z'))).toMatchObject({ subscribed: true, is_ending: true })
    expect(statusOf(subscription, at('2026-03-31T11:59:59Z'))).not.toHaveProperty('is_ending')
    expect(statusOf(ending, at('2026-03-31T12:00:00Z'))).toEqual(notSubscribed)
    expect(statusOf({ ...subscription, state: 'canceled' }, 0)).toEqual(notSubscribed)
    expect(statusOf(undefined, 0)).toEqual(notSubscribed)
  })
})

describe('the next period', () => {
  it.each([
    ['2026-01-31T08:00:00.000Z', 'monthly', '2026-02-28T08:00:00.000Z'],
    ['2026-12-15T08:00:00.000Z', 'monthly', '2027-01-15T08:00:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 'yearly', '2029-02-28T08:00:00.000Z'],
  ] as const)('from %s, %s, ends at %s', (from, cycle, end) => {
    expect(nextPeriodEnd(from, cycle)).toBe(end)
  })

  it('is as long as the month or year it begins in', () => {
    const from = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(from, (start) => {
        const days =
          (Date.parse(nextPeriodEnd(start.toISOString(), 'monthly')) - start.getTime()) / 86_400_000
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
      }),
    )
  })
})
