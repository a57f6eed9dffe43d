import { billingCycles, paidPlanIds } from '@lingarden/domain/plans'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import { readBody } from '../http/read-body.ts'
import type { Billing } from './billing.ts'
import type { OpenBilling } from './open-billing.ts'
import { actOnTestSubscription } from './test-provider.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** The functions below, by name. */
export const billingFunctions = [
  'check-subscription',
  'create-checkout',
  'customer-portal',
  'test-subscription',
] as const

const orderSchema = z.object({ planId: z.enum(paidPlanIds), billingCycle: z.enum(billingCycles) })
const testActionSchema = z.union([
  orderSchema.extend({ action: z.literal('start') }),
  z.object({ action: z.enum(['cancel', 'resume', 'fail-payment']) }),
])

interface BillingRoutesDeps {
  billing: Billing
  store: SubscriptionStore
  testCheckout: OpenBilling['testCheckout']
  /** The address of this app, for whoever asks from there. */
  siteOf: (url: string) => string
  now: () => number
}

/** The functions check-subscription, create-checkout and customer-portal (requirements 7.3 to 7.5). */
export function billingRoutes({ billing, store, testCheckout, siteOf, now }: BillingRoutesDeps) {
  const maySellTests = (c: Context<AppEnv>) =>
    testCheckout === 'everybody' || (testCheckout === 'this-machine' && isFromThisMachine(c))
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
    .post('/check-subscription', async (c) => c.json(await billing.status(c.get('user').id)))
    .post('/create-checkout', async (c) => {
      const order = await readBody(c, orderSchema)
      return c.json({ url: await billing.checkout(c.get('user'), order, siteOf(c.req.url)) })
    })
    .post('/customer-portal', async (c) =>
      c.json({ url: await billing.portal(c.get('user').id, siteOf(c.req.url)) }),
    )
    .post('/test-subscription', async (c) => {
      if (!maySellTests(c)) throw notFound()
      const act = await readBody(c, testActionSchema)
      await actOnTestSubscription(store, c.get('user'), act, now())
      return c.json(await billing.status(c.get('user').id))
    })
}
