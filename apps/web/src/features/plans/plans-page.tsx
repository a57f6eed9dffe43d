import {
  paidPlans,
  paidPlanIds,
  freePlan,
  type BillingCycle,
  type Plan,
  type SubscriptionStatus,
} from '@lingarden/domain/plans'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/states'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'
import { openPortal } from '@/lib/billing/open-payment-page'
import { sellsPlans } from '@/lib/billing/sells-plans'
import { subscriptionKey, useSubscription } from '@/lib/billing/subscription'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { useUser } from '@/lib/session/session-provider'
import { CycleSwitch } from './cycle-switch'
import { PlanCard } from './plan-card'

/** What the plans give and cost, which one the learner has, and the way to another (requirement 9.12, decisions). */
export function PlansPage() {
  const { plans: texts, shell } = useTexts('plans', 'shell')
  usePageTitle(shell.pages.plans.name)
  const [parameters] = useSearchParams()
  const isPaid = parameters.get('checkout') === 'done'
  const subscription = useSubscription({ isExpected: isPaid })
  const [chosen, setCycle] = useState<BillingCycle>()
  const paidCycle = subscription.billing_cycle
  // What the learner pays is what they see first.
  const cycle = chosen ?? paidCycle ?? 'monthly'
  const { billing } = getRuntimeConfig()
  const current = subscription.isLoading ? undefined : (subscription.subscription_tier ?? freePlan.name)
  if (!sellsPlans()) return <NotSold current={current} />
  return (
    <div className="grid gap-6">
      <header className="grid max-w-[70ch] gap-2">
        <h1 className="text-xl md:text-2xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.about}</p>
        {current === freePlan.name && (
          <p className="text-ink-soft">{texts.unsubscribed(shell.planLabel, freePlan.name)}</p>
        )}
      </header>
      {billing === 'test' && (
        <p className="max-w-[70ch] rounded-md border-l-4 border-rain bg-sunken p-4 text-sm">
          {texts.testNote}
        </p>
      )}
      {isPaid && (
        <p role="status" className="max-w-[70ch] rounded-md bg-leaf-pale p-4">
          {subscription.subscribed ? texts.thanks : texts.awaiting}
        </p>
      )}
      {subscription.hasFailed ? (
        <NotChecked />
      ) : (
        <>
          <CycleSwitch cycle={cycle} onChange={setCycle} />
          <ul className="grid gap-4 md:grid-cols-3">
            {allPlans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                cycle={cycle}
                isCurrent={current === plan.name}
                paidCycle={paidCycle}
              />
            ))}
          </ul>
        </>
      )}
      {subscription.subscribed && <Management subscription={subscription} />}
      <p className="max-w-[70ch] text-sm text-ink-soft">{texts.smallPrint}</p>
    </div>
  )
}

/** Whoever has a plan must not be offered it once more because it could not be seen. */
function NotChecked() {
  const texts = useTexts('plans')
  const queryClient = useQueryClient()
  const { id } = useUser()
  const retry = () => void queryClient.refetchQueries({ queryKey: subscriptionKey(id) })
  return <ErrorState message={texts.notChecked} onRetry={retry} />
}

const allPlans: readonly Plan[] = [freePlan, ...paidPlanIds.map((id) => paidPlans[id])]

/** What a server says that sells nothing: which plan all have, and what it gives. */
function NotSold({ current }: { current: string | undefined }) {
  const texts = useTexts('plans')
  const plan = allPlans.find(({ name }) => name === current) ?? freePlan
  return (
    <div className="grid gap-6">
      <header className="grid max-w-[70ch] gap-2">
        <h1 className="text-xl md:text-2xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.notSold}</p>
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        <PlanCard plan={plan} cycle="monthly" isCurrent={current !== undefined} />
      </ul>
    </div>
  )
}

function Management({ subscription }: { subscription: SubscriptionStatus }) {
  const { subscription_tier: tier, subscription_end: end, is_ending: isEnding } = subscription
  const texts = useTexts('plans')
  const formatDate = useDateFormat()
  const portal = useMutation({ mutationFn: openPortal })
  return (
    <section aria-label={texts.manage} className="flex flex-wrap items-center gap-4">
      {end && !isEnding && <p>{texts.paidUntil(formatDate(end))}</p>}
      {end && isEnding && (
        <div className="grid basis-full gap-1">
          <p className="font-medium">{texts.endsOn(tier ?? '', formatDate(end))}</p>
          <p className="max-w-[70ch] text-ink-soft">{texts.takeBack}</p>
        </div>
      )}
      <Button variant="secondary" busy={portal.isPending} onClick={() => portal.mutate()}>
        {texts.manage}
      </Button>
      {portal.isError && (
        <p role="alert" className="text-sm text-thorn">
          {texts.failed}
        </p>
      )}
    </section>
  )
}
