import { Link } from 'react-router'
import { HelpLink } from '@/components/help/help-link'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/review/paths'

/** Nothing is due: what else there is to do. */
export function NothingDue() {
  const { review } = useTexts()
  return (
    <EmptyState
      title={review.nothingDue}
      description={review.nothingDueHint}
      action={
        <>
          <Link to={reviewPaths.matching} className={buttonClass('primary', 'lg')}>
            {review.playMatching}
          </Link>
          <HelpLink article="what-is-due" />
        </>
      }
    />
  )
}
