import type Stripe from 'stripe'

/** A plan's product at Stripe with what it may be paid by. */
export interface PortalProduct {
  product: string
  prices: string[]
}

/**
 * What learners may do on Stripe's pages. Going up is charged at once, as its credits are given at once; going down waits
 * for the end of what is paid, or a month's credits could be used and then paid back.
 */
const features = (products: PortalProduct[]): Stripe.BillingPortal.ConfigurationCreateParams.Features => ({
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end' },
  subscription_update: {
    enabled: true,
    default_allowed_updates: ['price'],
    products,
    proration_behavior: 'always_invoice',
    schedule_at_period_end: {
      conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
    },
  },
})

/** Finds our configuration of the portal, brought up to date, or makes it. */
export async function openPortalConfiguration(stripe: Stripe, products: PortalProduct[]): Promise<string> {
  const { configurations } = stripe.billingPortal
  const { data } = await configurations.list({ active: true, limit: 100 })
  const known = data.find(({ metadata }) => metadata?.['app'] === 'lingarden')
  const wanted = { features: features(products) }
  const { id } = known
    ? await configurations.update(known.id, wanted)
    : await configurations.create({ ...wanted, metadata: { app: 'lingarden' } })
  return id
}
