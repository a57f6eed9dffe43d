import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'
import { createStripeStub } from './stripe-stub.ts'

const webhookSecret = 'whsec_of_the_tests'
const start = Date.parse('2026-11-21T12:00:00Z')
const periodEnd = Date.parse('2026-12-21T12:00:00Z') / 1000
const signer = new Stripe('sk_test_signer').webhooks

const stub = createStripeStub()
let server: TestServer
let time = start
let learner: TestLearner
let count = 0
beforeAll(async () => {
  const billing = { kind: 'stripe', secretKey: 'sk_test_key', webhookSecret } as const
  server = await startTestServer({
    now: () => time,
    billing,
    fetch: stub.fetch,
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  stub.requests.length = 0
  learner = await server.signUp(`buyer${(count += 1)}@example.test`)
})

async function invoke(name: string, body?: object): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const order = { planId: 'gardener', billingCycle: 'monthly' }
const requestsTo = (path: string) =>
  stub.requests.filter((request) => request.path === path && request.method === 'POST')

/** Stripe's news of a subscription, in the shape it is sent in, signed as of now unless told. */
function deliver(
  id: string,
  { secret = webhookSecret, type = 'updated', tamper = (body: string) => body } = {},
) {
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type: `customer.subscription.${type}`,
    data: { object: { id, object: 'subscription' } },
  })
  const signature = signer.generateTestHeaderString({ payload, secret })
  return fetch(`${server.url}/api/billing/stripe`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: tamper(payload),
  })
}

const creditsOf = async () =>
  (await learner.client.from('profiles').select('credits, monthly_credits').single()).data

describe('buying by Stripe', () => {
  it('[7.4] opens a checkout of a price that is made once', async () => {
    const { body } = await invoke('create-checkout', order)
    expect(body).toEqual({ url: expect.stringMatching(/^https:\/\/stripe\.test\/sessions_/) as string })
    const [session] = requestsTo('checkout/sessions')
    expect(session?.fields).toMatchObject({
      mode: 'subscription',
      client_reference_id: learner.id,
      'subscription_data[metadata][user_id]': learner.id,
      success_url: `${server.url}/plans?checkout=done`,
    })
    await invoke('create-checkout', { ...order, billingCycle: 'yearly' })
    const amounts = requestsTo('prices').map(({ fields }) => [
      fields['lookup_key'] ?? '',
      fields['unit_amount'],
    ])
    expect(Object.fromEntries(amounts)).toEqual({
      lingarden_gardener_monthly: '800',
      lingarden_gardener_yearly: '8000',
      lingarden_botanist_monthly: '1600',
      lingarden_botanist_yearly: '16000',
    })
    expect(amounts).toHaveLength(4)
  })

  it('leaves one open checkout, so that two tabs cannot both be paid in', async () => {
    const before = stub.sessions().length
    await invoke('create-checkout', order)
    await invoke('create-checkout', { ...order, planId: 'botanist' })
    expect(stub.sessions()).toHaveLength(before + 1)
    expect(requestsTo('customers')).toHaveLength(1)
  })

  it('[7.5] changes the plan of whoever has one instead of selling a second', async () => {
    const subscription = {
      userId: learner.id,
      price: 'lingarden_gardener_monthly',
      status: 'active',
      periodEnd,
    }
    stub.subscriptions.set('sub_change', subscription)
    await deliver('sub_change')
    await invoke('create-checkout', { ...order, planId: 'botanist' })
    expect(requestsTo('checkout/sessions')).toEqual([])
    expect(requestsTo('billing_portal/sessions')[0]?.fields).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': 'sub_change',
    })
    expect(await invoke('customer-portal')).toMatchObject({ status: 200 })
  })
})

describe('the news of Stripe', () => {
  const subscribe = (changes: object = {}) =>
    stub.subscriptions.set(`sub_${learner.id.replaceAll('-', '')}`, {
      userId: learner.id,
      price: 'lingarden_botanist_yearly',
      status: 'active',
      periodEnd,
      ...changes,
    })
  const tell = (options?: Parameters<typeof deliver>[1]) =>
    deliver(`sub_${learner.id.replaceAll('-', '')}`, options)

  it('gives the plan and its credits once, however often and in whatever order it comes', async () => {
    subscribe()
    for (const type of ['updated', 'created', 'updated']) expect((await tell({ type })).status).toBe(200)
    expect((await invoke('check-subscription')).body).toEqual({
      subscribed: true,
      subscription_tier: 'Botanist',
      subscription_end: '2026-12-21T12:00:00.000Z',
      billing_cycle: 'yearly',
    })
    expect(await creditsOf()).toEqual({ credits: 100_000, monthly_credits: 100_000 })
  })

  it('keeps the plan while a failed payment is tried again, and takes it when Stripe gives up', async () => {
    subscribe({ status: 'past_due' })
    await tell()
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: true })
    subscribe({ status: 'canceled' })
    await tell({ type: 'deleted' })
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: false })
    expect(await creditsOf()).toMatchObject({ monthly_credits: 10_000 })
  })

  it('lets a cancelled plan run to its end', async () => {
    subscribe({ cancelAtPeriodEnd: true })
    await tell()
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: true })
    time = periodEnd * 1000
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: false })
    time = start
  })

  it('does not let the end of an old subscription end the new one', async () => {
    subscribe()
    await tell()
    stub.subscriptions.set('sub_old', {
      userId: learner.id,
      price: 'lingarden_gardener_monthly',
      status: 'canceled',
      periodEnd,
    })
    await deliver('sub_old', { type: 'deleted' })
    expect((await invoke('check-subscription')).body).toMatchObject({ subscription_tier: 'Botanist' })
  })

  it('gives nothing for a first payment that has not gone through', async () => {
    subscribe({ status: 'incomplete' })
    expect((await tell()).status).toBe(200)
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: false })
  })

  it.each([
    ['signed by somebody else', { secret: 'whsec_of_somebody' }],
    ['changed on the way', { tamper: (body: string) => body.replace('sub_', 'sub_x') }],
  ])('that is %s is refused', async (_, options) => {
    subscribe()
    const response = await tell(options)
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'This is not signed by Stripe.', code: 'invalid_request' },
    ])
    expect((await invoke('check-subscription')).body).toMatchObject({ subscribed: false })
  })

  it('of an account that is gone is taken, so that Stripe stops telling', async () => {
    subscribe({ userId: '00000000-0000-4000-8000-000000000000' })
    expect((await tell()).status).toBe(200)
  })
})
