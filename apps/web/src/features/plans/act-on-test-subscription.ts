import type { BillingCycle, PaidPlanId } from '@lingarden/domain/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invokeFunction } from '@/lib/billing/invoke-function'
import { subscriptionKey } from '@/lib/billing/subscription'
import { profileKeys } from '@/lib/profile/keys'
import { useUser } from '@/lib/session/session-provider'

type TestAction =
  | { action: 'start'; planId: PaidPlanId; billingCycle: BillingCycle }
  | { action: 'cancel' | 'resume' | 'fail-payment' }

/** Does on a test page what a payment provider would do; no money moves. */
export function useTestSubscription() {
  const { id } = useUser()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: TestAction) => invokeFunction('test-subscription', action),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: subscriptionKey(id) }),
        queryClient.invalidateQueries({ queryKey: profileKeys.of(id) }),
      ]),
  })
}
