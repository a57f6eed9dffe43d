import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { readSubscription } from './read-subscription.ts'
import { subscriptionShape, type StubSubscription } from './stripe-shapes.ts'

const seconds = (time: string) => Date.parse(time) / 1000
const periodEnd = seconds('2026-12-21T12:00:00Z')
const price = { id: 'price_1', lookup_key: 'lingarden_gardener_monthly', metadata: {} }

function read(changes: Partial<StubSubscription>, ofPrice: typeof price | { lookup_key: null } = price) {
  const subscription = {
    userId: 'ada',
    price: price.lookup_key,
    status: 'active',
    periodEnd,
    ...changes,
  } as const
  const shape = subscriptionShape('sub_1', subscription, { ...price, ...ofPrice })
  return readSubscription(shape as unknown as Stripe.Subscription)?.subscription
}

describe('a subscription of Stripe', () => {
  it.each([
    ['at the end of the period, as it was billed before', { cancelAtPeriodEnd: true }, '2026-12-21', true],
    ['at the end of the period, as it is billed now', { cancelAt: periodEnd }, '2026-12-21', true],
    ['before that', { cancelAt: seconds('2026-12-01T12:00:00Z') }, '2026-12-01', true],
    ['months later', { cancelAt: seconds('2027-02-21T12:00:00Z') }, '2026-12-21', false],
    ['never', {}, '2026-12-21', false],
  ])('that ends %s', (_, changes, day, endsAtPeriodEnd) => {
    expect(read(changes)).toMatchObject({ periodEnd: `${day}T12:00:00.000Z`, endsAtPeriodEnd })
  })

  it.each([
    ['trialing', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'canceled'],
    ['incomplete_expired', 'canceled'],
    ['paused', 'canceled'],
    ['incomplete', undefined],
  ] as const)('that is %s is %s', (status, state) => {
    expect(read({ status })?.state).toBe(state)
  })

  it('by a price that was replaced is of the same plan', () => {
    const replaced = { ...price, lookup_key: null, metadata: { plan: price.lookup_key } }
    expect(read({}, replaced)).toMatchObject({ planId: 'gardener', billingCycle: 'monthly' })
    expect(read({}, { lookup_key: null })).toBeUndefined()
  })
})
