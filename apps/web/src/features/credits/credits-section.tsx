import { usagePercent } from '@lingarden/domain/credits'
import { freePlan } from '@lingarden/domain/plans'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'
import { sellsPlans } from '@/lib/billing/sells-plans'
import { useSubscription } from '@/lib/billing/subscription'
import { pagePaths } from '@/lib/paths'
import { CreditHistory } from './credit-history'
import { UsageLine } from './usage-line'

/** The plan, the balance, and where it went. */
export function CreditsSection({ credits, allowance }: { credits: number; allowance: number }) {
  const { credits: texts, ledger, settings, shell } = useTexts('credits', 'ledger', 'settings', 'shell')
  const formatDate = useDateFormat()
  const { subscription_tier: tier, subscription_end: end, is_ending: isEnding, isLoading } = useSubscription()
  const tellEnd = isEnding ? ledger.endsOn : ledger.paidUntil
  return (
    <Section id="credits" title={settings.sections.credits}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <span className="block font-medium">{tier ?? shell.planLabel}</span>
          {!tier && !isLoading && (
            <span className="block text-sm text-ink-soft">{ledger.freePlan(freePlan.name)}</span>
          )}
          {end && <span className="block text-sm text-ink-soft">{tellEnd(formatDate(end))}</span>}
          <span className="text-ink-soft">{ledger.balance(credits)}</span>
          <UsageLine percent={usagePercent(credits, allowance)} allowance={allowance} />
        </div>
        {sellsPlans() && (
          <Link to={pagePaths.plans} className={buttonClass('secondary', 'sm')}>
            {texts.toPlans}
          </Link>
        )}
      </div>
      <CreditHistory />
    </Section>
  )
}
