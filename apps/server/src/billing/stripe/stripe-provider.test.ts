import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBilling } from '../billing.ts'
import type { BillingProvider } from '../billing-provider.ts'
import type { KnownSubscription } from '../subscription-store.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { createStripeStub } from './stripe-stub.ts'

const site = 'https://garden.example.test'
const customer = { id: '11111111-1111-4111-8111-111111111111', email: 'ada@example.test' }
const order = { planId: 'botanist', billingCycle: 'monthly' } as const
const known: KnownSubscription = {
  planId: 'gardener',
  billingCycle: 'monthly',
  state: 'active',
  periodEnd: '2026-12-21T12:00:00.000Z',
  endsAtPeriodEnd: false,
  provider: 'stripe',
  subscriptionId: 'sub_of_ada',
  customerId: `cus_of_${customer.id}`,
}

let stub: ReturnType<typeof createStripeStub>
let provider: BillingProvider
beforeEach(() => {
  stub = createStripeStub()
  provider = openProvider()
})

const openProvider = () =>
  createStripeProvider(
    new Stripe('sk_test_key', {
      httpClient: Stripe.createFetchHttpClient(stub.fetch),
      maxNetworkRetries: 0,
    }),
  )
const sent = (path: string) =>
  stub.requests.filter((request) => request.path === path && request.method === 'POST')
const subscribe = (changes: object = {}) =>
  stub.subscriptions.set('sub_of_ada', {
    userId: customer.id,
    price: 'lingarden_gardener_monthly',
    status: 'active',
    periodEnd: Date.parse(known.periodEnd) / 1000,
    ...changes,
  })

describe('what the portal may do', () => {
  it('charges going up at once, and waits with going down until what is paid ends', async () => {
    await provider.portal(known, site)
    expect(sent('billing_portal/configurations')[0]?.fields).toMatchObject({
      'features[subscription_update][proration_behavior]': 'always_invoice',
      'features[subscription_update][schedule_at_period_end][conditions][0][type]': 'decreasing_item_amount',
      'features[subscription_update][schedule_at_period_end][conditions][1][type]': 'shortening_interval',
      'features[subscription_cancel][mode]': 'at_period_end',
    })
  })

  it('holds for a configuration that an earlier version made', async () => {
    const { id } = stub.create('billing_portal/configurations', { 'metadata[app]': 'lingarden' })
    await provider.portal(known, site)
    expect(sent('billing_portal/configurations')).toEqual([])
    expect(sent(`billing_portal/configurations/${id}`)[0]?.fields).toMatchObject({
      'features[subscription_update][proration_behavior]': 'always_invoice',
    })
    expect(sent('billing_portal/sessions')[0]?.fields).toMatchObject({ configuration: id })
  })
})

describe('an order', () => {
  const flow = () => sent('billing_portal/sessions')[0]?.fields['flow_data[type]']

  it('of somebody who has paid, but of whom no news came yet, sells no second subscription', async () => {
    const { id } = stub.create('customers', { email: customer.email, 'metadata[user_id]': customer.id })
    subscribe({ customer: id })
    await provider.checkout(customer, order, undefined, site)
    expect(sent('checkout/sessions')).toEqual([])
    expect(flow()).toBe('subscription_update_confirm')
  })

  it('after one whose first payment never went through is a new one', async () => {
    const { id } = stub.create('customers', { email: customer.email, 'metadata[user_id]': customer.id })
    subscribe({ customer: id, status: 'incomplete' })
    await provider.checkout(customer, order, undefined, site)
    expect(sent('checkout/sessions')).toHaveLength(1)
  })

  it.each([
    ['a change waits already', { schedule: 'sub_sched_1' }],
    ['a payment failed', { status: 'past_due' }],
    ['nothing is tried any more', { status: 'unpaid' }],
    ['the plan is the same', { price: 'lingarden_botanist_monthly' }],
  ])('leads to the first page of the portal where %s', async (_, changes) => {
    subscribe(changes)
    await provider.checkout(customer, order, known, site)
    expect(sent('checkout/sessions')).toEqual([])
    expect(sent('billing_portal/sessions')).toHaveLength(1)
    expect(flow()).toBeUndefined()
  })

  it('by another address is another request to Stripe, which refuses a key that comes with other words', async () => {
    for (const email of [customer.email, 'ada@example.org'])
      await provider.checkout({ ...customer, email }, order, undefined, site)
    const keys = sent('customers').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('of somebody with a test plan, where plans are sold for money now, is a checkout', async () => {
    const tried: KnownSubscription = {
      ...known,
      provider: 'test',
      subscriptionId: 'test-1',
      customerId: undefined,
    }
    const store = { read: () => Promise.resolve(tried), apply: () => Promise.resolve(true) }
    const billing = createBilling({ store, provider, now: () => Date.parse('2026-11-21T12:00:00Z') })
    expect(await billing.checkout(customer, order, site)).toMatch(/^https:\/\/stripe\.test\/sessions_/)
  })
})

describe('a price', () => {
  const key = 'lingarden_botanist_monthly'

  it('that a plan costs no longer is replaced, and who pays it keeps the plan', async () => {
    const product = stub.create('products', { name: 'Lingarden Botanist' }).id
    const old = stub.create('prices', {
      product,
      unit_amount: '1200',
      lookup_key: key,
      'metadata[plan]': key,
    })
    await provider.checkout(customer, order, undefined, site)
    const made = sent('prices').find(({ fields }) => fields['lookup_key'] === key)
    expect(made?.fields).toMatchObject({ product, unit_amount: '1600', transfer_lookup_key: 'true' })
    expect(sent('checkout/sessions')[0]?.fields['line_items[0][price]']).not.toBe(old.id)
  })

  it('that a plan costs is found by whoever starts next', async () => {
    await provider.checkout(customer, order, undefined, site)
    const before = sent('prices').length
    await openProvider().checkout(customer, order, undefined, site)
    expect(sent('prices')).toHaveLength(before)
  })
})

describe('ending a subscription', () => {
  it('ends it at Stripe, and a second time is no failure', async () => {
    subscribe()
    await provider.end(known)
    expect(stub.subscriptions.get('sub_of_ada')?.status).toBe('canceled')
    await expect(provider.end(known)).resolves.toBeUndefined()
  })

  it('fails where Stripe cannot be reached, so that no account is deleted that pays', async () => {
    stub.fetch = () => Promise.reject(new TypeError('fetch failed'))
    await expect(openProvider().end(known)).rejects.toThrow(Stripe.errors.StripeConnectionError)
  })
})
