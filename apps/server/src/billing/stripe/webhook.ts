import { Hono } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { isAboutNobody } from '../../credits/credits.ts'
import { invalidRequest } from '../../errors.ts'
import type { AppEnv } from '../../http/context.ts'
import type { KnownSubscription, SubscriptionStore } from '../subscription-store.ts'
import { isMissing } from './is-missing.ts'
import { readSubscription, type ReadSubscription } from './read-subscription.ts'

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
    const stored = await stripe.subscriptions
      .retrieve(subscriptionId)
      .catch(ignoreMissing(log, subscriptionId))
    const read = stored && readSubscription(stored)
    if (read) await apply(read, knownAt)
    return c.json({ received: true })
  })

  async function apply({ userId, subscription }: ReadSubscription, knownAt: number): Promise<void> {
    if (!userId) return tellOfNobodys(log, subscription)
    try {
      await store.apply(userId, subscription, knownAt)
    } catch (error) {
      if (!isAboutNobody(error)) throw error
      tellOfNobodys(log, subscription)
    }
  }
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

/** What Stripe does not have under this key, such as test data that was deleted, no repetition finds; all else may come right. */
function ignoreMissing(log: Logger, subscriptionId: string) {
  return (error: unknown) => {
    if (!isMissing(error)) throw error
    log.error(
      { subscriptionId },
      'Stripe told of a subscription that it does not have: is its key of this account and mode?',
    )
    return undefined
  }
}

/**
 * The news of an account that was deleted, or never was here, is nobody's; Stripe would send it again for days. Paid before
 * its first news was here, such a subscription is charged on until the operator ends it: after a restore the account may
 * only be missing.
 */
function tellOfNobodys(log: Logger, { subscriptionId, state }: KnownSubscription): void {
  if (state === 'canceled') log.warn('Stripe told of a subscription that ended and is of no account here')
  else
    log.error(
      { subscriptionId },
      'Stripe charges for a subscription that is of no account here: end it there, or bring the account back',
    )
}
