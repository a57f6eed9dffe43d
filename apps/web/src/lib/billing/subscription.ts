import { notSubscribed, type SubscriptionStatus } from '@lingarden/domain/plans'
import { useQuery } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { useSession } from '@/lib/session/session-provider'
import { invokeFunction } from './invoke-function'

/** Key of a learner's subscription in the query cache. */
export const subscriptionKey = (userId: string | undefined) => ['subscription', userId] as const

/** How often the page that a payment leads back to asks whether the provider has told of it, in milliseconds. */
const pollingInterval = 2000

/** Where the check failed, what it says is a guess: the page on which plans are bought must not build on it. */
type CheckedSubscription = SubscriptionStatus & { hasFailed?: true }

/** Asks the server; what cannot be asked counts as not subscribed, and is logged only (requirements 4.19, 8.20a). */
async function checkSubscription(signal: AbortSignal): Promise<CheckedSubscription> {
  try {
    return readStatus(await invokeFunction('check-subscription', undefined, signal))
  } catch (cause) {
    if (!signal.aborted) logError('The subscription could not be checked', cause)
    return { ...notSubscribed, hasFailed: true }
  }
}

function readStatus(body: unknown): SubscriptionStatus {
  const { subscribed, subscription_tier, subscription_end, billing_cycle, is_ending } = {
    ...(body as Partial<SubscriptionStatus>),
  }
  if (typeof subscribed !== 'boolean') throw new Error('This is no subscription status')
  return {
    subscribed,
    subscription_tier: subscription_tier ?? null,
    subscription_end: subscription_end ?? null,
    ...(billing_cycle && { billing_cycle }),
    ...(is_ending && { is_ending }),
  }
}

/**
 * The learner's subscription: not subscribed until the first check has ended, and for whoever is not signed in, about whom
 * nothing is asked (requirements 4.19, 6.4b).
 * @param isExpected whether a payment was just made: then it is asked again until it shows
 */
export function useSubscription({ isExpected = false } = {}): CheckedSubscription & { isLoading: boolean } {
  const { user } = useSession()
  const { data, isPending } = useQuery({
    queryKey: subscriptionKey(user?.id),
    queryFn: ({ signal }) => checkSubscription(signal),
    enabled: user !== undefined,
    // The payment is made in another tab.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => isExpected && !state.data?.subscribed && pollingInterval,
  })
  return { ...(data ?? notSubscribed), isLoading: user !== undefined && isPending }
}
