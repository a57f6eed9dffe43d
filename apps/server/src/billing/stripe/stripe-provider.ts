import type Stripe from 'stripe'
import type { BillingProvider, Customer } from '../billing-provider.ts'
import type { KnownSubscription } from '../subscription-store.ts'
import { openCatalogue, type Catalogue } from './catalogue.ts'

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
      // Whoever has a plan changes it: a second checkout would be a second subscription.
      if (known) return changePlan(stripe, known, price, { configuration: portalConfiguration, site })
      const customerId = await findCustomer(stripe, customer)
      await expireOpenSessions(stripe, customerId)
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
    end: async ({ subscriptionId }) => void (await stripe.subscriptions.cancel(subscriptionId)),
  }
}

async function changePlan(
  stripe: Stripe,
  { customerId, subscriptionId }: KnownSubscription,
  price: string,
  { configuration, site }: { configuration: string; site: string },
): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const [item] = items.data
  const isSame = item?.price.id === price
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId ?? '',
    configuration,
    return_url: `${site}/plans`,
    ...(item &&
      !isSame && {
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: item.id, price, quantity: 1 }],
          },
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
  const created = await stripe.customers.create(
    { email, metadata: { user_id: id } },
    // Two clicks at once make one customer.
    { idempotencyKey: `lingarden-customer-${id}` },
  )
  return created.id
}

/** So that of two tabs only one can be paid in: nobody is charged twice. */
async function expireOpenSessions(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of data) await stripe.checkout.sessions.expire(id)
}
