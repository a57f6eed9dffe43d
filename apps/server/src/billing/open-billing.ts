import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { CallFunction } from '../backend/call-function.ts'
import type { AppEnv } from '../http/context.ts'
import { createBilling, type Billing } from './billing.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'
import { stripeWebhook } from './stripe/webhook.ts'
import { createSubscriptionStore, type SubscriptionStore } from './subscription-store.ts'
import { testProvider } from './test-provider.ts'

/** Who sells: Stripe, the test pages, or nobody. */
export type BillingSettings =
  | { kind: 'stripe'; secretKey: string; webhookSecret: string }
  // For this machine where nobody chose it: a proxy that the settings do not show may lead strangers here.
  | { kind: 'test'; isForThisMachine?: boolean }
  | { kind: 'off' }

interface OpenDeps {
  call: CallFunction
  log: Logger
  now: () => number
  /** Where Stripe sells. */
  stripe?: Stripe | undefined
}

export interface OpenBilling {
  kind: BillingSettings['kind']
  billing: Billing
  /** Who may buy on the pages where no money moves. */
  testCheckout: 'everybody' | 'this-machine' | 'nobody'
  store: SubscriptionStore
  /** Takes the provider's news; undefined where there are none. */
  webhook: Hono<AppEnv> | undefined
}

/** Opens what the operator chose. Nothing is asked of a provider before somebody buys. */
export function openBilling(settings: BillingSettings, { call, log, now, stripe }: OpenDeps): OpenBilling {
  const store = createSubscriptionStore(call)
  if (settings.kind !== 'stripe') {
    const provider = settings.kind === 'test' ? testProvider : undefined
    return {
      kind: settings.kind,
      testCheckout: testCheckoutOf(settings),
      billing: createBilling({ store, provider, now }),
      store,
      webhook: undefined,
    }
  }
  if (!stripe) throw new Error('Stripe sells, and nobody opened its client')
  const provider = createStripeProvider(stripe)
  return {
    kind: 'stripe',
    testCheckout: 'nobody',
    billing: createBilling({ store, provider, now }),
    store,
    webhook: stripeWebhook({ stripe, secret: settings.webhookSecret, store, log, now }),
  }
}

function testCheckoutOf(settings: BillingSettings): OpenBilling['testCheckout'] {
  if (settings.kind !== 'test') return 'nobody'
  return settings.isForThisMachine ? 'this-machine' : 'everybody'
}
