import { freePlan, paidPlans, type Subscription } from '@lingarden/domain/plans'
import { z } from 'zod'
import type { CallFunction } from '../backend/call-function.ts'
import { utcDay } from '../credits/credits.ts'

/** A subscription with how its provider names it. */
export interface KnownSubscription extends Subscription {
  provider: 'stripe' | 'test'
  subscriptionId: string
  customerId: string | undefined
}

const rowSchema = z
  .object({
    plan_id: z.enum(['gardener', 'botanist']),
    billing_cycle: z.enum(['monthly', 'yearly']),
    state: z.enum(['active', 'past_due', 'canceled']),
    period_end: z.string(),
    ends_at_period_end: z.boolean(),
    provider: z.enum(['stripe', 'test']),
    subscription_id: z.string(),
    customer_id: z.string().nullable(),
  })
  .nullable()

export interface SubscriptionStore {
  /** What is known of a learner's subscription; undefined where there never was one. */
  read: (userId: string) => Promise<KnownSubscription | undefined>
  /**
   * Notes what a provider says, and gives the plan's credits.
   * @param knownAt milliseconds since the epoch: before the provider was asked
   * @returns false where newer news is known already
   */
  apply: (userId: string, subscription: KnownSubscription, knownAt: number) => Promise<boolean>
}

/** Subscriptions in the database, with the server's own rights. */
export function createSubscriptionStore(call: CallFunction): SubscriptionStore {
  return {
    async read(userId) {
      const row = rowSchema.parse(await call('server', 'read_subscription', { p_user_id: userId }))
      if (!row) return undefined
      return {
        planId: row.plan_id,
        billingCycle: row.billing_cycle,
        state: row.state,
        periodEnd: new Date(row.period_end).toISOString(),
        endsAtPeriodEnd: row.ends_at_period_end,
        provider: row.provider,
        subscriptionId: row.subscription_id,
        customerId: row.customer_id ?? undefined,
      }
    },
    apply: (userId, subscription, knownAt) =>
      call('server', 'apply_subscription', {
        p_user_id: userId,
        p_subscription: {
          plan_id: subscription.planId,
          billing_cycle: subscription.billingCycle,
          state: subscription.state,
          period_end: subscription.periodEnd,
          ends_at_period_end: subscription.endsAtPeriodEnd,
          provider: subscription.provider,
          subscription_id: subscription.subscriptionId,
          customer_id: subscription.customerId ?? null,
        },
        p_allowance: allowanceOf(subscription),
        p_known_at: new Date(knownAt).toISOString(),
        p_today: utcDay(knownAt),
      }),
  }
}

/** Credits a month, whether or not the last payment went well: it is tried again. */
function allowanceOf({ planId, state }: Subscription): number {
  return state === 'canceled' ? freePlan.credits : paidPlans[planId].credits
}
