import { creditPrices, usagePercent } from '@lingarden/domain/credits'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { sellsPlans } from '@/lib/billing/sells-plans'
import { useRefreshCredits } from '@/lib/credits/refresh-credits'
import { showTokenPopup, useTokenPopup } from '@/lib/credits/token-popup'
import { useProfile } from '@/lib/profile/get-profile'
import { pagePaths, settingsPaths } from '@/lib/paths'
import { UsageLine } from './usage-line'

/** The balance, how much of it is used, and what things cost (requirements 4.13, 9.2). */
export function TokenPopup() {
  const texts = useTexts('credits')
  return (
    <Dialog
      open={useTokenPopup()}
      onOpenChange={showTokenPopup}
      size="sm"
      title={texts.title}
      description={texts.about}
    >
      <Account />
    </Dialog>
  )
}

/** Mounted each time the popup opens, which asks for the balance anew. */
function Account() {
  const texts = useTexts('credits')
  const format = useNumberFormat()
  const refresh = useRefreshCredits()
  const { credits, monthly_credits: allowance } = useProfile().data ?? {}
  const onOpen = useEffectEvent(() => refresh.mutate())
  useEffect(() => onOpen(), [])
  const isKnown = credits !== undefined && !refresh.isPending
  const percent = credits === undefined ? 0 : usagePercent(credits, allowance)
  return (
    <>
      <p className="text-3xl tabular-nums" aria-live="polite">
        {isKnown ? format(credits) : '...'}
      </p>
      {isKnown && (
        <>
          <UsageLine percent={percent} allowance={allowance} />
          <progress
            aria-label={texts.usedLabel}
            className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-leaf"
            max={100}
            value={percent}
          />
        </>
      )}
      <h3 className="mt-4 text-base">{texts.prices}</h3>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {Object.entries(texts.calls).map(([call, name]) => (
          <div key={call} className="contents">
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{creditPrices[call as keyof typeof texts.calls]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        {sellsPlans() && (
          <Link
            to={pagePaths.plans}
            onClick={() => showTokenPopup(false)}
            className={buttonClass('secondary')}
          >
            {texts.toPlans}
          </Link>
        )}
        <Link
          to={settingsPaths.credits}
          onClick={() => showTokenPopup(false)}
          className={buttonClass('ghost')}
        >
          {texts.toHistory}
        </Link>
        <HelpLink article="tokens" onClick={() => showTokenPopup(false)} />
      </p>
    </>
  )
}
