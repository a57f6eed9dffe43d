import { Hono } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { invalidRequest } from '../../errors.ts'
import type { AppEnv } from '../../http/context.ts'
import type { KnownSubscription, SubscriptionStore } from '../subscription-store.ts'
import { readSubscription } from './read-subscription.ts'

interface WebhookDeps {
  stripe: Stripe
  secret: string
  store: SubscriptionStore
  log: Logger
  now: () => number
}

/**
 * POST /api/billing/stripe: Stripe's news. An event only says that something changed; what is true now is asked for, so
 * neither the order of events nor their repetition matters.
 */
export function stripeWebhook({ stripe, secret, store, log, now }: WebhookDeps) {
  return new Hono<AppEnv>().post('/stripe', async (c) => {
    const event = await readEvent(stripe, await c.req.text(), c.req.header('stripe-signature'), secret)
    const subscriptionId = subscriptionOf(event)
    if (!subscriptionId) return c.json({ received: true })
    const knownAt = now()
    const read = readSubscription(await stripe.subscriptions.retrieve(subscriptionId))
    if (read) {
      const { userId, subscription } = read
      await store.apply(userId, subscription, knownAt).catch(ignoreGoneAccount(log, subscription))
    }
    return c.json({ received: true })
  })
}

async function readEvent(
  stripe: Stripe,
  body: string,
  signature: string | undefined,
  secret: string,
): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', secret)
  } catch {
    throw invalidRequest('This is not signed by Stripe.')
  }
}

function subscriptionOf({ type, data }: Stripe.Event): string | undefined {
  return type.startsWith('customer.subscription.') && 'id' in data.object ? data.object.id : undefined
}

/**
 * The news of an account that was deleted is nobody's; Stripe would send it again for days. Paid before its first news was
 * here, such a subscription is charged on until the operator ends it: after a restore the account may only be missing.
 */
function ignoreGoneAccount(log: Logger, { subscriptionId, state }: KnownSubscription) {
  return (error: unknown) => {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : ''
    if (message !== 'there is no such learner') throw error
    if (state === 'canceled') log.warn('Stripe told of a subscription whose account is gone')
    else
      log.error(
        { subscriptionId },
        'An account is gone, but Stripe charges for it: end its subscription there',
      )
  }
}
