import { nextPeriodEnd } from '@lingarden/domain/plans'
import { AppError } from '../errors.ts'
import type { BillingProvider, Customer, Order } from './billing-provider.ts'
import type { KnownSubscription, SubscriptionStore } from './subscription-store.ts'

/**
 * Sells plans for nothing, so that the whole way can be walked on a machine without a payment provider. Its pages are
 * pages of our app, which say that no money moves.
 */
export const testProvider: BillingProvider = {
  name: 'test',
  checkout: (_customer, { planId, billingCycle }, _known, site) =>
    Promise.resolve(`${site}/plans/checkout?plan=${planId}&cycle=${billingCycle}`),
  portal: (_known, site) => Promise.resolve(`${site}/plans/manage`),
  end: () => Promise.resolve(),
}

/** What the test pages can do to a subscription. */
export type TestAction = ({ action: 'start' } & Order) | { action: 'cancel' | 'resume' | 'fail-payment' }

/**
 * Does what a payment provider would tell afterwards.
 * @throws AppError 404 where there is no test subscription to change
 */
export async function actOnTestSubscription(
  store: SubscriptionStore,
  { id }: Customer,
  act: TestAction,
  now: number,
): Promise<void> {
  const known = await store.read(id)
  await store.apply(id, act.action === 'start' ? begin(id, act, now) : change(known, act.action), now)
}

function begin(userId: string, { planId, billingCycle }: Order, now: number): KnownSubscription {
  return {
    planId,
    billingCycle,
    state: 'active',
    periodEnd: nextPeriodEnd(new Date(now).toISOString(), billingCycle),
    endsAtPeriodEnd: false,
    provider: 'test',
    subscriptionId: `test-${userId}`,
    customerId: undefined,
  }
}

function change(
  known: KnownSubscription | undefined,
  action: Exclude<TestAction['action'], 'start'>,
): KnownSubscription {
  if (known?.provider !== 'test' || known.state === 'canceled') {
    throw new AppError(404, 'no_subscription', 'You have no plan yet; choose one on the Plans page.')
  }
  if (action === 'fail-payment') return { ...known, state: 'past_due' }
  return { ...known, state: 'active', endsAtPeriodEnd: action === 'cancel' }
}
