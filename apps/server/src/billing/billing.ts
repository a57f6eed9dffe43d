import { statusOf, type SubscriptionStatus } from '@lingarden/domain/plans'
import { AppError } from '../errors.ts'
import type { BillingProvider, Customer, Order } from './billing-provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** The three calls of requirements 7.3 to 7.5, and what the deletion of an account needs. */
export interface Billing {
  status: (userId: string) => Promise<SubscriptionStatus>
  /** @throws AppError 503 where no plans are sold here */
  checkout: (customer: Customer, order: Order, site: string) => Promise<string>
  /** @throws AppError 404 where the learner never had a plan, 503 where no plans are sold here */
  portal: (userId: string, site: string) => Promise<string>
  /** Ends what is still paid, so that nobody pays for an account that is gone. */
  endSubscription: (userId: string) => Promise<void>
}

interface BillingDeps {
  store: SubscriptionStore
  /** Undefined: this server sells nothing. */
  provider: BillingProvider | undefined
  /** Milliseconds since the epoch. */
  now: () => number
}

const notSold = () =>
  new AppError(503, 'not_sold', 'This Lingarden sells no plans. Everything of it is yours already.')

export function createBilling({ store, provider, now }: BillingDeps): Billing {
  return {
    status: async (userId) => statusOf(await store.read(userId), now()),
    async checkout(customer, order, site) {
      if (!provider) throw notSold()
      const known = await store.read(customer.id)
      const isTheirs = known?.provider === provider.name && !isOver(known)
      return provider.checkout(customer, order, isTheirs ? known : undefined, site)
    },
    async portal(userId, site) {
      if (!provider) throw notSold()
      const known = await store.read(userId)
      if (!known || known.provider !== provider.name) {
        throw new AppError(404, 'no_subscription', 'You have no plan yet; choose one on the Plans page.')
      }
      return provider.portal(known, site)
    },
    async endSubscription(userId) {
      const known = await store.read(userId)
      if (!known || isOver(known)) return
      if (known.provider !== provider?.name) {
        throw new AppError(
          503,
          'still_paid',
          'A plan is still paid for this account, and this server cannot end it now. Cancel the plan first.',
        )
      }
      await provider.end(known)
    },
  }

  function isOver(known: Awaited<ReturnType<SubscriptionStore['read']>>): boolean {
    return !statusOf(known, now()).subscribed
  }
}
