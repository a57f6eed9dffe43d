import { pino } from 'pino'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { createStripeStub } from './stripe-stub.ts'
import { stripeWebhook } from './webhook.ts'

const secret = 'whsec_of_the_tests'
const start = Date.parse('2026-11-21T12:00:00Z')

/** Delivers news of a subscription whose account is gone, and returns what the operator reads of it. */
async function tell(status: 'active' | 'canceled'): Promise<unknown> {
  const lines: string[] = []
  const stub = createStripeStub()
  const price = 'lingarden_gardener_monthly'
  stub.subscriptions.set('sub_1', { userId: 'gone', price, status, periodEnd: start / 1000 })
  const stripe = new Stripe('sk_test_key', { httpClient: Stripe.createFetchHttpClient(stub.fetch) })
  const webhook = stripeWebhook({
    stripe,
    secret,
    store: {
      read: () => Promise.resolve(undefined),
      apply: () => Promise.reject(new Error('there is no such learner')),
    },
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
  const response = await webhook.request('/stripe', { method: 'POST', headers, body: payload })
  expect(response.status).toBe(200)
  return JSON.parse(lines.join(''))
}

it('names to the operator what is still charged for an account that is gone', async () => {
  expect(await tell('active')).toMatchObject({ level: 50, subscriptionId: 'sub_1' })
  expect(await tell('canceled')).not.toHaveProperty('subscriptionId')
})
