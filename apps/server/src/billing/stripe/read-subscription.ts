import type { SubscriptionState } from '@lingarden/domain/plans'
import type Stripe from 'stripe'
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

/** A subscription of Stripe's in our terms; undefined where it is not one of our plans, or not begun. */
export function readSubscription(
  subscription: Stripe.Subscription,
): { userId: string; subscription: KnownSubscription } | undefined {
  const [item] = subscription.items.data
  const userId = subscription.metadata['user_id']
  const plan = planOfPrice(item?.price.lookup_key ?? null)
  const state = states[subscription.status]
  if (!item || !userId || !plan || !state) return undefined
  const { customer } = subscription
  return {
    userId,
    subscription: {
      ...plan,
      state,
      periodEnd: new Date(item.current_period_end * 1000).toISOString(),
      endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      provider: 'stripe',
      subscriptionId: subscription.id,
      customerId: typeof customer === 'string' ? customer : customer.id,
    },
  }
}
