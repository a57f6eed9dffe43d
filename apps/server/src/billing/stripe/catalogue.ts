import {
  billingCycles,
  paidPlans,
  paidPlanIds,
  type BillingCycle,
  type PaidPlanId,
} from '@lingarden/domain/plans'
import type Stripe from 'stripe'
import { openPortalConfiguration } from './portal.ts'

/** What our plans are called at Stripe: prices by lookup key, and what the portal offers. */
export interface Catalogue {
  priceOf: (planId: PaidPlanId, cycle: BillingCycle) => string
  portalConfiguration: string
}

const lookupKey = (planId: PaidPlanId, cycle: BillingCycle) => `lingarden_${planId}_${cycle}`

/**
 * Which plan a price stands for; undefined for a price that is none of ours. A price that was replaced has lost its lookup
 * key to the new one, and those who pay it are told by what it notes of itself.
 */
export function planOfPrice({
  lookup_key: key,
  metadata,
}: Pick<Stripe.Price, 'lookup_key' | 'metadata'>):
  | { planId: PaidPlanId; billingCycle: BillingCycle }
  | undefined {
  for (const planId of paidPlanIds) {
    const billingCycle = billingCycles.find((cycle) =>
      [key, metadata['plan']].includes(lookupKey(planId, cycle)),
    )
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
      known.find((candidate) => candidate.lookup_key === key && isCurrent(candidate, planId, cycle)) ??
      (await createPrice(stripe, product, planId, cycle))
    pricesByKey.set(key, price.id)
  }
  return { product, pricesByKey }
}

const idOf = (product: string | { id: string }) => (typeof product === 'string' ? product : product.id)

/** What a plan costs; also what the page shows. */
const amountOf = (planId: PaidPlanId, cycle: BillingCycle) => ({
  currency: 'usd',
  unit_amount: paidPlans[planId].prices[cycle] * 100,
})

/** Whether a price asks what the plan costs now: an amount at Stripe never changes, a new one replaces it. */
function isCurrent(price: Stripe.Price, planId: PaidPlanId, cycle: BillingCycle): boolean {
  const { currency, unit_amount: amount } = amountOf(planId, cycle)
  return price.currency === currency && price.unit_amount === amount
}

async function createProduct(stripe: Stripe, planId: PaidPlanId): Promise<string> {
  const { id } = await stripe.products.create(
    { name: `Lingarden ${paidPlans[planId].name}` },
    { idempotencyKey: `lingarden-product-${planId}` },
  )
  return id
}

function createPrice(stripe: Stripe, product: string, planId: PaidPlanId, cycle: BillingCycle) {
  const key = lookupKey(planId, cycle)
  const amount = amountOf(planId, cycle)
  return stripe.prices.create(
    {
      ...amount,
      product,
      recurring: { interval: cycle === 'monthly' ? 'month' : 'year' },
      lookup_key: key,
      // From an older price, or one that was archived by hand.
      transfer_lookup_key: true,
      metadata: { plan: key },
    },
    { idempotencyKey: `lingarden-price-${product}-${key}-${amount.unit_amount}` },
  )
}
