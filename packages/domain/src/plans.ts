import { creditsBasis } from './profile.ts'

/** How often a plan is paid (requirement 9.12). */
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]

export interface Plan {
  id: 'seedling' | 'gardener' | 'botanist'
  /** The label of whoever has it (requirement 1.10). */
  name: string
  /** Credits of a calendar month. */
  credits: number
  /** US dollars per cycle; undefined: the plan is free. */
  prices?: Record<BillingCycle, number>
}

export const paidPlanIds = ['gardener', 'botanist'] as const
export type PaidPlanId = (typeof paidPlanIds)[number]

/** What everybody has who pays nothing. */
export const freePlan = { id: 'seedling', name: 'Seedling', credits: creditsBasis } as const satisfies Plan

export const paidPlans = {
  gardener: { id: 'gardener', name: 'Gardener', credits: 30_000, prices: { monthly: 8, yearly: 80 } },
  botanist: { id: 'botanist', name: 'Botanist', credits: 100_000, prices: { monthly: 16, yearly: 160 } },
} as const satisfies Record<PaidPlanId, Plan>

type PaidPlan = (typeof paidPlans)[PaidPlanId]

/** What a year of a plan saves against twelve months of it, in percent, rounded down. */
export function yearlySaving({ prices }: Pick<PaidPlan, 'prices'>): number {
  return Math.floor((1 - prices.yearly / (12 * prices.monthly)) * 100)
}

/** What the app knows of a learner's subscription (requirement 3.27a). */
export interface SubscriptionStatus {
  subscribed: boolean
  /** The name of the plan; null without one. */
  subscription_tier: string | null
  /** When what is paid ends, ISO 8601; null without one. */
  subscription_end: string | null
  /** How often it is paid; there where a plan is. */
  billing_cycle?: BillingCycle
  /** There where the plan was cancelled: it ends then and is not renewed. */
  is_ending?: true
}

/** What holds by default, and where a check fails (requirements 4.19, 8.20a). */
export const notSubscribed: SubscriptionStatus = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
}

/** active: paid; past_due: a payment failed and is tried again; canceled: over. */
export type SubscriptionState = 'active' | 'past_due' | 'canceled'

/** A subscription as its provider knows it. */
export interface Subscription {
  planId: PaidPlanId
  billingCycle: BillingCycle
  state: SubscriptionState
  /** ISO 8601: when what is paid ends. */
  periodEnd: string
  /** Whether it ends then instead of renewing. */
  endsAtPeriodEnd: boolean
}

/** How long a plan outlasts its paid period while the provider has not yet said what became of the payment, in days. */
const graceDays = 3
const day = 24 * 60 * 60 * 1000

/**
 * What a subscription gives at a time. A failed payment ends nothing at once: the provider tries again, and cancels in the
 * end. One that ends at its period's end gets no grace.
 * @param now milliseconds since the epoch
 */
export function statusOf(subscription: Subscription | undefined, now: number): SubscriptionStatus {
  if (!subscription || subscription.state === 'canceled') return notSubscribed
  const grace = subscription.endsAtPeriodEnd ? 0 : graceDays * day
  if (now >= Date.parse(subscription.periodEnd) + grace) return notSubscribed
  return {
    subscribed: true,
    subscription_tier: paidPlans[subscription.planId].name,
    subscription_end: subscription.periodEnd,
    billing_cycle: subscription.billingCycle,
    ...(subscription.endsAtPeriodEnd && { is_ending: true }),
  }
}

/**
 * The end of a period that begins at a time: the same day of the next month or year, or that month's last day.
 * @param from ISO 8601
 * @returns ISO 8601
 */
export function nextPeriodEnd(from: string, cycle: BillingCycle): string {
  const start = new Date(from)
  const months = cycle === 'monthly' ? 1 : 12
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.toISOString()
}
