import type { TodaysReview } from '@lingarden/domain/review/plan-today'
import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { useWhyNothing } from './use-why-nothing'

/** Nothing is due, or no more of it today: why, and what else there is to do. */
export function NothingDue({ plan }: { plan: TodaysReview }) {
  const review = useTexts('review')
  const { isLimited, title, hint } = useWhyNothing(plan)
  return (
    <EmptyState
      title={title}
      description={hint}
      action={
        <>
          <Link to={reviewPaths.matching} className={buttonClass('primary', 'lg')}>
            {review.playMatching}
          </Link>
          {isLimited && (
            <Link to={reviewPaths.home} className={buttonClass('secondary', 'lg')}>
              {review.changeLimit}
            </Link>
          )}
          <HelpLink article="what-is-due" />
        </>
      }
    />
  )
}
