import type { SubscriptionState } from '@lingarden/domain/plans'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { KnownSubscription } from '../subscription-store.ts'
import { planOfPrice } from './catalogue.ts'

/** What Stripe's states mean for us; a first payment that has not gone through yet is no plan yet. */
const states: Record<Stripe.Subscription['status'], SubscriptionState | undefined> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'canceled',
  canceled: 'canceled',
  incomplete: undefined,
  incomplete_expired: 'canceled',
  paused: 'canceled',
}

export interface ReadSubscription {
  /** Undefined where the subscription names no learner. */
  userId: string | undefined
  subscription: KnownSubscription
}

/**
 * A subscription of Stripe's in our terms; undefined where it is not one of our plans, or not begun. It names no learner
 * where it was not made by our checkout.
 */
export function readSubscription(subscription: Stripe.Subscription): ReadSubscription | undefined {
  const [item] = subscription.items.data
  const userId = z.uuid().safeParse(subscription.metadata['user_id']).data
  const plan = item && planOfPrice(item.price)
  const state = states[subscription.status]
  if (!item || !plan || !state) return undefined
  const { customer } = subscription
  return {
    userId,
    subscription: {
      ...plan,
      ...endOf(subscription, item),
      state,
      provider: 'stripe',
      subscriptionId: subscription.id,
      customerId: typeof customer === 'string' ? customer : customer.id,
    },
  }
}

/**
 * When what is paid ends. A cancellation stands in one field or the other, by how the subscription is billed; one that is
 * set for later than the paid period lets that renew first.
 */
function endOf(
  { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd }: Stripe.Subscription,
  { current_period_end: periodEnd }: Stripe.SubscriptionItem,
): Pick<KnownSubscription, 'periodEnd' | 'endsAtPeriodEnd'> {
  const endsBefore = cancelAt !== null && cancelAt <= periodEnd
  return {
    periodEnd: new Date((endsBefore ? cancelAt : periodEnd) * 1000).toISOString(),
    endsAtPeriodEnd: atPeriodEnd || endsBefore,
  }
}
