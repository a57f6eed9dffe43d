import type Stripe from 'stripe'

/** Milliseconds that a call to Stripe may take; it is tried once more. */
const timeout = 10_000

/**
 * Stripe's client. Nothing is asked of it yet; its library is loaded only by who sells through it.
 * @param fetcher how Stripe is reached; tests stand in for it here, at the edge of the network
 */
export async function openStripe(secretKey: string, fetcher?: typeof fetch): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    httpClient: Client.createFetchHttpClient(fetcher),
    appInfo: { name: 'Lingarden' },
  })
}
