import type { BillingCycle, PaidPlanId } from '@lingarden/domain/plans'
import type { KnownSubscription } from './subscription-store.ts'

export interface Customer {
  id: string
  email: string
}

export interface Order {
  planId: PaidPlanId
  billingCycle: BillingCycle
}

/** Who takes the money. Each answers with an address that the browser opens. */
export interface BillingProvider {
  name: KnownSubscription['provider']
  /**
   * Where the learner pays for a plan; where one is paid already, where they change to it.
   * @param site the address of this app
   */
  checkout: (
    customer: Customer,
    order: Order,
    known: KnownSubscription | undefined,
    site: string,
  ) => Promise<string>
  /** Where the learner sees bills, changes how they pay, and cancels. */
  portal: (known: KnownSubscription, site: string) => Promise<string>
  /** Ends a subscription at once, as its account is deleted. */
  end: (known: KnownSubscription) => Promise<void>
}
