import { pino } from 'pino'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import type { SubscriptionStore } from '../subscription-store.ts'
import { createStripeStub } from './stripe-stub.ts'
import { stripeWebhook } from './webhook.ts'

const secret = 'whsec_of_the_tests'
const start = Date.parse('2026-11-21T12:00:00Z')
const gone = '00000000-0000-4000-8000-000000000000'

interface News {
  userId?: string
  status?: 'active' | 'canceled'
  /** Whether Stripe has the subscription. */
  isKept?: boolean
  /** What the database says, or Stripe where the network fails. */
  fails?: { database?: string; network?: boolean }
}

/** Delivers news of a subscription that no learner here has; returns the answer and what the operator reads of it. */
async function tell({ userId = gone, status = 'active', isKept = true, fails = {} }: News) {
  const lines: string[] = []
  const applied: string[] = []
  const stub = createStripeStub()
  const price = 'lingarden_gardener_monthly'
  if (isKept) stub.subscriptions.set('sub_1', { userId, price, status, periodEnd: start / 1000 })
  const answer = fails.network ? () => Promise.reject(new Error('unreachable')) : stub.fetch
  const stripe = new Stripe('sk_test_key', {
    httpClient: Stripe.createFetchHttpClient(answer),
    maxNetworkRetries: 0,
  })
  const apply: SubscriptionStore['apply'] = (id) => {
    applied.push(id)
    return Promise.reject(new Error(fails.database ?? 'there is no such learner'))
  }
  const webhook = stripeWebhook({
    stripe,
    secret,
    store: { read: () => Promise.resolve(undefined), apply },
    log: pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) }),
    now: () => start,
  })
  const payload = JSON.stringify({
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_1' } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'stripe-signature': signature }
  const { status: code } = await webhook.request('/stripe', { method: 'POST', headers, body: payload })
  return { code, applied, logged: lines.map((line) => JSON.parse(line) as object) }
}

describe('the news of a subscription that no learner here has', () => {
  it('is taken, and names to the operator what is still charged for an account that is gone', async () => {
    expect(await tell({})).toEqual({
      code: 200,
      applied: [gone],
      logged: [expect.objectContaining({ level: 50, subscriptionId: 'sub_1' })],
    })
    const { code, logged } = await tell({ status: 'canceled' })
    expect([code, logged.length]).toEqual([200, 1])
    expect(logged[0]).not.toHaveProperty('subscriptionId')
  })

  it.each(['', '42', 'nobody@example.test'])(
    'is taken where it was not made here and names “%s”, which no database is asked for',
    async (userId) => {
      expect(await tell({ userId })).toEqual({
        code: 200,
        applied: [],
        logged: [expect.objectContaining({ level: 50, subscriptionId: 'sub_1' })],
      })
    },
  )

  it('is taken where Stripe has it not any more, as no repetition finds it', async () => {
    expect(await tell({ isKept: false })).toEqual({
      code: 200,
      applied: [],
      logged: [expect.objectContaining({ level: 50, subscriptionId: 'sub_1' })],
    })
  })

  it.each([
    ['the database is away', { database: 'the connection was closed' }],
    ['Stripe cannot be reached', { network: true }],
  ])('is told again by Stripe where %s', async (_, fails) => {
    expect(await tell({ fails })).toMatchObject({ code: 500, logged: [] })
  })
})
