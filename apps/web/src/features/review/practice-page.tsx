import { Layers, Shuffle } from '@/icons/icons.ts'
import { Link, Navigate, useLocation } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { wordsHandedOver } from '@/lib/review/words-handed-over'
import { reviewPaths } from '@/lib/paths'
import { ReviewFrame } from './components/review-frame'

/** /review/practice: words that were chosen elsewhere, such as in the bank, and the games to choose from. */
export function PracticePage() {
  const { cards, review } = useTexts('cards', 'review')
  const words = wordsHandedOver(useLocation().state)
  if (!words) return <Navigate to={reviewPaths.home} replace />
  return (
    <ReviewFrame title={review.practice}>
      <p>{review.chosen(words.length)}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={reviewPaths.flashcards} state={{ words }} className={buttonClass('primary', 'lg')}>
          <Layers size={18} aria-hidden />
          {cards.flashcards}
        </Link>
        <Link to={reviewPaths.matching} state={{ words }} className={buttonClass('secondary', 'lg')}>
          <Shuffle size={18} aria-hidden />
          {cards.matching}
        </Link>
      </div>
    </ReviewFrame>
  )
}
