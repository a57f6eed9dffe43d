import { useTexts } from '@/i18n/texts'
import { useDailyLimits } from '@/lib/review/use-review-plan'
import { LimitsButton } from './limits-button'

/** How many cards a day, and the way to change it. */
export function LimitsLine() {
  const review = useTexts('review')
  const { newCards, reviews } = useDailyLimits()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      <p>{review.limits(newCards, reviews)}</p>
      <LimitsButton label={review.changeLimits} size="sm" />
    </div>
  )
}
