import type { Hono } from 'hono'
import type { Logger } from 'pino'
import Stripe from 'stripe'
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
  /** How Stripe is reached; tests stand in for it here, at the edge of the network. */
  fetch?: typeof fetch
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

/** Milliseconds that a call to Stripe may take; it is tried once more. */
const timeout = 10_000

/** Opens what the operator chose. Nothing is asked of a provider before somebody buys. */
export function openBilling(settings: BillingSettings, { call, log, now, fetch }: OpenDeps): OpenBilling {
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
  const stripe = new Stripe(settings.secretKey, {
    timeout,
    maxNetworkRetries: 1,
    httpClient: Stripe.createFetchHttpClient(fetch),
    appInfo: { name: 'Lingarden' },
  })
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
