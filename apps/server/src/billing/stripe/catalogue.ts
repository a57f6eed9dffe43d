import {
  billingCycles,
  paidPlans,
  paidPlanIds,
  type BillingCycle,
  type PaidPlanId,
} from '@lingarden/domain/plans'
import type Stripe from 'stripe'

/** What our plans are called at Stripe: prices by lookup key, and what the portal offers. */
export interface Catalogue {
  priceOf: (planId: PaidPlanId, cycle: BillingCycle) => string
  portalConfiguration: string
}

const lookupKey = (planId: PaidPlanId, cycle: BillingCycle) => `lingarden_${planId}_${cycle}`

/** Which plan a price stands for; undefined for a price that is none of ours. */
export function planOfPrice(
  key: string | null,
): { planId: PaidPlanId; billingCycle: BillingCycle } | undefined {
  for (const planId of paidPlanIds) {
    const billingCycle = billingCycles.find((cycle) => lookupKey(planId, cycle) === key)
    if (billingCycle) return { planId, billingCycle }
  }
  return undefined
}

/** Finds our products and prices at Stripe, and makes what is missing; nothing has to be set up by hand. */
export async function openCatalogue(stripe: Stripe): Promise<Catalogue> {
  const keys = paidPlanIds.flatMap((planId) => billingCycles.map((cycle) => lookupKey(planId, cycle)))
  const { data: found } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 })
  const products = await Promise.all(paidPlanIds.map((planId) => openProduct(stripe, planId, found)))
  const idsByKey = new Map(products.flatMap(({ pricesByKey }) => [...pricesByKey]))
  return {
    priceOf(planId, cycle) {
      const id = idsByKey.get(lookupKey(planId, cycle))
      if (!id) throw new Error(`Stripe has no price for ${planId}, ${cycle}`)
      return id
    },
    portalConfiguration: await openPortalConfiguration(
      stripe,
      products.map(({ product, pricesByKey }) => ({ product, prices: [...pricesByKey.values()] })),
    ),
  }
}

/** A plan's product with its prices, by lookup key. */
async function openProduct(stripe: Stripe, planId: PaidPlanId, found: readonly Stripe.Price[]) {
  const keys = new Map(billingCycles.map((cycle) => [lookupKey(planId, cycle), cycle]))
  const known = found.filter(({ lookup_key: key }) => key !== null && keys.has(key))
  const product = known[0] ? idOf(known[0].product) : await createProduct(stripe, planId)
  const pricesByKey = new Map<string, string>()
  for (const [key, cycle] of keys) {
    const price =
      known.find(({ lookup_key: ofPrice }) => ofPrice === key) ??
      (await createPrice(stripe, product, planId, cycle))
    pricesByKey.set(key, price.id)
  }
  return { product, pricesByKey }
}

const idOf = (product: string | { id: string }) => (typeof product === 'string' ? product : product.id)

async function createProduct(stripe: Stripe, planId: PaidPlanId): Promise<string> {
  const { id } = await stripe.products.create(
    { name: `Lingarden ${paidPlans[planId].name}` },
    { idempotencyKey: `lingarden-product-${planId}` },
  )
  return id
}

function createPrice(stripe: Stripe, product: string, planId: PaidPlanId, cycle: BillingCycle) {
  return stripe.prices.create(
    {
      product,
      currency: 'usd',
      unit_amount: paidPlans[planId].prices[cycle] * 100,
      recurring: { interval: cycle === 'monthly' ? 'month' : 'year' },
      lookup_key: lookupKey(planId, cycle),
    },
    { idempotencyKey: `lingarden-price-${lookupKey(planId, cycle)}` },
  )
}

async function openPortalConfiguration(
  stripe: Stripe,
  products: { product: string; prices: string[] }[],
): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const known = data.find(({ metadata }) => metadata?.['app'] === 'lingarden')
  if (known) return known.id
  const created = await stripe.billingPortal.configurations.create({
    metadata: { app: 'lingarden' },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: { enabled: true, default_allowed_updates: ['price'], products },
    },
  })
  return created.id
}
