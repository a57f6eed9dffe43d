import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BillingSettings } from './open-billing.ts'
import {
  startTestServer,
  testPassword,
  type TestLearner,
  type TestServer,
} from '../test/start-test-server.ts'

let server: TestServer
let time = Date.parse('2026-11-21T12:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => time })
})
afterAll(() => server.close())

const invoke = async (learner: TestLearner, name: string, body?: object) => {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
const start = (learner: TestLearner, planId: string) =>
  invoke(learner, 'test-subscription', { action: 'start', planId, billingCycle: 'monthly' })
const creditsOf = async ({ client }: TestLearner) => {
  const { data } = await client.from('profiles').select('credits, monthly_credits').single()
  return [data?.credits, data?.monthly_credits]
}

describe('plans without a payment provider', () => {
  it('[3.27a, 3.27c, 7.3, 7.4, 7.5] are found, bought and managed on pages of our own', async () => {
    const learner = await server.signUp('buyer@example.test')
    expect(await invoke(learner, 'check-subscription')).toEqual({
      status: 200,
      body: { subscribed: false, subscription_tier: null, subscription_end: null },
    })
    expect(await invoke(learner, 'customer-portal')).toMatchObject({ status: 404 })
    expect(await invoke(learner, 'create-checkout', { planId: 'gardener', billingCycle: 'yearly' })).toEqual({
      status: 200,
      body: { url: `${server.url}/plans/checkout?plan=gardener&cycle=yearly` },
    })
    await start(learner, 'gardener')
    expect((await invoke(learner, 'check-subscription')).body).toEqual({
      subscribed: true,
      subscription_tier: 'Gardener',
      subscription_end: '2026-12-21T12:00:00.000Z',
      billing_cycle: 'monthly',
    })
    expect((await invoke(learner, 'customer-portal')).body).toEqual({ url: `${server.url}/plans/manage` })
  })

  it('give their credits at once, and give a month nothing twice', async () => {
    const learner = await server.signUp('climber@example.test')
    await start(learner, 'gardener')
    expect(await creditsOf(learner)).toEqual([30_000, 30_000])
    time += 1000
    await start(learner, 'botanist')
    expect(await creditsOf(learner)).toEqual([100_000, 100_000])
    for (const plan of ['gardener', 'botanist', 'gardener']) {
      time += 1000
      await start(learner, plan)
    }
    expect(await creditsOf(learner)).toEqual([100_000, 30_000])
  })

  it('run to the end of what is paid when they are cancelled, and can be resumed until then', async () => {
    const { email } = await server.signUp('leaver@example.test')
    /** Signed in anew: a token of a month ago holds no more. */
    const at = async (moment: number): Promise<TestLearner> => {
      time = moment
      const client = server.client()
      const { data } = await client.auth.signInWithPassword({ email, password: testPassword })
      return { id: data.user?.id ?? '', email, client, accessToken: data.session?.access_token ?? '' }
    }
    const begun = time
    await start(await at(begun), 'gardener')
    await invoke(await at(begun + 1000), 'test-subscription', { action: 'cancel' })
    const subscribed = async (moment: number) => (await invoke(await at(moment), 'check-subscription')).body
    expect(await subscribed(Date.parse('2026-12-21T11:00:00Z'))).toMatchObject({ subscribed: true })
    expect(await subscribed(Date.parse('2026-12-21T13:00:00Z'))).toMatchObject({ subscribed: false })
    await invoke(await at(begun + 2000), 'test-subscription', { action: 'resume' })
    expect(await subscribed(Date.parse('2026-12-21T13:00:00Z'))).toMatchObject({ subscribed: true })
    time = begun + 3000
  })

  it.each([
    {},
    { planId: 'seedling', billingCycle: 'monthly' },
    { planId: 'gardener', billingCycle: 'weekly' },
    { planId: 7, billingCycle: null },
  ])('refuse the order %j', async (order) => {
    const learner = await server.signUp(`${JSON.stringify(order).length}@example.test`)
    expect(await invoke(learner, 'create-checkout', order)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    })
  })

  it('[6.4b] are for nobody who is not signed in', async () => {
    const response = await fetch(`${server.url}/functions/v1/check-subscription`, { method: 'POST' })
    expect(response.status).toBe(401)
  })
})

describe('plans that nobody shall have for nothing', () => {
  const order = { action: 'start', planId: 'botanist', billingCycle: 'monthly' }
  const buy = async (billing: BillingSettings, headers: Record<string, string> = {}) => {
    const shop = await startTestServer({ now: () => time, billing })
    const learner = await shop.signUp('stranger@example.test')
    const response = await fetch(`${shop.url}/functions/v1/test-subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.accessToken}`, ...headers },
      body: JSON.stringify(order),
    })
    const credits = await creditsOf(learner)
    await shop.close()
    return { status: response.status, credits }
  }
  const free = [10_000, 10_000]

  it('are refused where none are sold', async () => {
    expect(await buy({ kind: 'off' })).toEqual({ status: 404, credits: free })
  })

  it('are refused to a stranger whom a proxy leads to a server that was meant for this machine', async () => {
    const settings = { kind: 'test', isForThisMachine: true } as const
    expect(await buy(settings, { 'cf-connecting-ip': '203.0.113.9' })).toEqual({ status: 404, credits: free })
    expect(await buy(settings)).toEqual({ status: 200, credits: [100_000, 100_000] })
  })
})
