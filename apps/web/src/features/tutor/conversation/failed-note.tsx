import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { Button, buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { sellsPlans } from '@/lib/billing/sells-plans'
import { pagePaths } from '@/lib/paths'
import type { FailedTurn } from './conversation'

interface FailedNoteProps {
  failed: FailedTurn
  onRetry: () => void
}

/** That a message was not answered, and what can be done: try again, or see where tokens come from. */
export function FailedNote({ failed: { isOutOfTokens = false, reason }, onRetry }: FailedNoteProps) {
  const { credits, tutor } = useTexts('credits', 'tutor')
  return (
    <div className="mt-3 grid gap-3 rounded-md bg-thorn-pale p-3">
      <p>{isOutOfTokens ? tutor.tokensSpent : (reason ?? tutor.failed)}</p>
      <div className="flex flex-wrap items-center gap-3">
        {isOutOfTokens && sellsPlans() && (
          <Link to={pagePaths.plans} className={buttonClass('secondary', 'sm')}>
            {credits.toPlans}
          </Link>
        )}
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {tutor.retry}
        </Button>
        <HelpLink article={isOutOfTokens ? 'tokens' : 'tutor-silent'} />
      </div>
    </div>
  )
}
