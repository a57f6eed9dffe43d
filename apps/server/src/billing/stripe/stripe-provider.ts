import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { BillingProvider, Customer } from '../billing-provider.ts'
import { openCatalogue, planOfPrice, type Catalogue } from './catalogue.ts'
import { isMissing } from './is-missing.ts'

/** Sells plans by Stripe's own pages: no card data ever reaches this server. */
export function createStripeProvider(stripe: Stripe): BillingProvider {
  let catalogue: Promise<Catalogue> | undefined
  const open = () => {
    catalogue ??= openCatalogue(stripe).catch((error: unknown) => {
      catalogue = undefined // the next order tries again
      throw error
    })
    return catalogue
  }
  return {
    name: 'stripe',
    async checkout(customer, { planId, billingCycle }, known, site) {
      const { priceOf, portalConfiguration } = await open()
      const price = priceOf(planId, billingCycle)
      const customerId = known?.customerId ?? (await findCustomer(stripe, customer))
      await expireOpenSessions(stripe, customerId)
      // Asked at Stripe, whose news may still be on its way: a second checkout would be a second subscription.
      const running = await findRunning(stripe, customerId)
      if (running) return changePlan(stripe, running, price, { customerId, portalConfiguration, site })
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customerId,
        client_reference_id: customer.id,
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { user_id: customer.id } },
        success_url: `${site}/plans?checkout=done`,
        cancel_url: `${site}/plans`,
      })
      if (!session.url) throw new Error('Stripe gave a checkout without an address')
      return session.url
    },
    async portal({ customerId }, site) {
      const { portalConfiguration } = await open()
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId ?? '',
        configuration: portalConfiguration,
        return_url: `${site}/plans`,
      })
      return session.url
    },
    async end({ subscriptionId }) {
      await stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
        // One that is over cannot be ended again, also by a second try of ours.
        if (!isMissing(error)) throw error
      })
    },
  }
}

/** The subscription to one of our plans that a customer has; one whose first payment never went through is none. */
async function findRunning(stripe: Stripe, customer: string): Promise<Stripe.Subscription | undefined> {
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 })
  return data.find(
    ({ status, items: { data: items } }) =>
      !['incomplete', 'incomplete_expired', 'canceled'].includes(status) &&
      items.some(({ price }) => planOfPrice(price)),
  )
}

interface ChangeOptions {
  customerId: string
  portalConfiguration: string
  site: string
}

/** Where a change to another price is confirmed; the portal's first page where that would not do. */
async function changePlan(
  stripe: Stripe,
  { id, items, schedule, status }: Stripe.Subscription,
  price: string,
  { customerId, portalConfiguration, site }: ChangeOptions,
): Promise<string> {
  const [item] = items.data
  // A change that waits already would come on top of this one, and what is not paid cannot be changed.
  const canChange = schedule === null && ['active', 'trialing'].includes(status)
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    configuration: portalConfiguration,
    return_url: `${site}/plans`,
    ...(item &&
      item.price.id !== price &&
      canChange && {
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription: id, items: [{ id: item.id, price, quantity: 1 }] },
          after_completion: { type: 'redirect', redirect: { return_url: `${site}/plans?checkout=done` } },
        },
      }),
  })
  return session.url
}

async function findCustomer(stripe: Stripe, { id, email }: Customer): Promise<string> {
  const { data } = await stripe.customers.list({ email, limit: 100 })
  const known = data.find(({ metadata }) => metadata['user_id'] === id)
  if (known) return known.id
  const address = createHash('sha256').update(email).digest('hex')
  const created = await stripe.customers.create(
    { email, metadata: { user_id: id } },
    // Two clicks at once make one customer; Stripe refuses the key of another address for a day.
    { idempotencyKey: `lingarden-customer-${id}-${address}` },
  )
  return created.id
}

/** So that of two tabs only one can be paid in: nobody is charged twice. */
async function expireOpenSessions(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) await stripe.checkout.sessions.expire(id)
}
