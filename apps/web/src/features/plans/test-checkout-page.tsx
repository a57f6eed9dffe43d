import { billingCycles, paidPlans, paidPlanIds } from '@lingarden/domain/plans'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { pagePaths, plansPaths } from '@/lib/paths'
import { TestPage } from './test-page'
import { useTestSubscription } from './act-on-test-subscription'

/** Where a plan is bought for nothing, on a server without a payment provider. */
export function TestCheckoutPage() {
  const texts = useTexts('plans')
  usePageTitle(texts.checkout)
  const format = useNumberFormat()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const [isDeclined, setIsDeclined] = useState(false)
  const test = useTestSubscription()
  const planId = paidPlanIds.find((id) => id === parameters.get('plan'))
  const billingCycle = billingCycles.find((cycle) => cycle === parameters.get('cycle'))
  if (!planId || !billingCycle) {
    return (
      <TestPage title={texts.checkout}>
        <p>{texts.unknownOrder}</p>
        <Link to={pagePaths.plans} className={buttonClass()}>
          {texts.toPlans}
        </Link>
      </TestPage>
    )
  }
  const { name, prices } = paidPlans[planId]
  const pay = () => {
    setIsDeclined(false)
    test.mutate(
      { action: 'start', planId, billingCycle },
      { onSuccess: () => void navigate(plansPaths.paid) },
    )
  }
  return (
    <TestPage title={texts.checkout}>
      <p className="flex justify-between gap-4 border-y border-line py-3">
        <span>{texts.order(name, texts.cycles[billingCycle])}</span>
        <span className="tabular-nums">
          {format(prices[billingCycle], { style: 'currency', currency: 'USD' })}
        </span>
      </p>
      {isDeclined && (
        <p role="alert" className="text-sm text-thorn">
          {texts.declined}
        </p>
      )}
      {test.isError && (
        <p role="alert" className="text-sm text-thorn">
          {texts.failed}
        </p>
      )}
      <Button size="lg" busy={test.isPending} onClick={pay}>
        {texts.payNothing}
      </Button>
      <Button variant="secondary" disabled={test.isPending} onClick={() => setIsDeclined(true)}>
        {texts.decline}
      </Button>
      <Link to={pagePaths.plans} className={buttonClass('ghost')}>
        {texts.notNow}
      </Link>
    </TestPage>
  )
}
