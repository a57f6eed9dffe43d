import {
  billingCycles,
  paidPlan,
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
  const prices = new Map(found.map((price) => [price.lookup_key, price]))
  const products: { product: string; prices: string[] }[] = []
  for (const planId of paidPlanIds) {
    const known = prices.get(lookupKey(planId, 'monthly')) ?? prices.get(lookupKey(planId, 'yearly'))
    const product = known ? idOf(known.product) : await createProduct(stripe, planId)
    for (const cycle of billingCycles) {
      const key = lookupKey(planId, cycle)
      if (!prices.has(key)) prices.set(key, await createPrice(stripe, product, planId, cycle))
    }
    products.push({ product, prices: billingCycles.map((cycle) => prices.get(lookupKey(planId, cycle))!.id) })
  }
  return {
    priceOf: (planId, cycle) => prices.get(lookupKey(planId, cycle))!.id,
    portalConfiguration: await openPortalConfiguration(stripe, products),
  }
}

const idOf = (product: string | { id: string }) => (typeof product === 'string' ? product : product.id)

async function createProduct(stripe: Stripe, planId: PaidPlanId): Promise<string> {
  const { id } = await stripe.products.create(
    { name: `Lingarden ${paidPlan(planId).name}` },
    { idempotencyKey: `lingarden-product-${planId}` },
  )
  return id
}

function createPrice(stripe: Stripe, product: string, planId: PaidPlanId, cycle: BillingCycle) {
  return stripe.prices.create(
    {
      product,
      currency: 'usd',
      unit_amount: paidPlan(planId).prices[cycle] * 100,
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
