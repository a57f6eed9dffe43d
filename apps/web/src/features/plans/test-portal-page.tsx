import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'
import { useSubscription } from '@/lib/billing/subscription'
import { usePageTitle } from '@/lib/page-title'
import { pagePaths } from '@/lib/paths'
import { TestPage } from './test-page'
import { useTestSubscription } from './act-on-test-subscription'

/** Where a test plan is cancelled and taken up again, on a server without a payment provider. */
export function TestPortalPage() {
  const texts = useTexts('plans')
  usePageTitle(texts.manage)
  const formatDate = useDateFormat()
  const {
    subscribed,
    subscription_tier: tier,
    subscription_end: end,
    is_ending: isEnding,
  } = useSubscription()
  const tell = isEnding ? texts.endsOn : texts.tierUntil
  const test = useTestSubscription()
  const actions = [isEnding ? 'resume' : 'cancel', 'fail-payment'] as const
  return (
    <TestPage title={texts.manage}>
      <p>{subscribed && end ? tell(tier ?? '', formatDate(end)) : texts.noPlan}</p>
      {subscribed && (
        <div className="grid gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant="secondary"
              busy={test.isPending}
              onClick={() => test.mutate({ action })}
            >
              {texts.actions[action]}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {test.isSuccess && texts.acted[test.variables.action === 'start' ? 'resume' : test.variables.action]}
        {test.isError && texts.failed}
      </p>
      <Link to={pagePaths.plans} className={buttonClass('ghost')}>
        {texts.toPlans}
      </Link>
    </TestPage>
  )
}
