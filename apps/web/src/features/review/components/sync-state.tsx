import { isOf, type Waiting } from '@lingarden/sync/mutation'
import { CloudCheck, CloudOff, CloudUpload } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'
import { memoryMutations } from '@/lib/memory/memory-mutations'
import { savedActivities } from '@/lib/review/activities/saved-activities'
import { givenReviews } from '@/lib/review/given-reviews'
import { useWaitingCount } from '@/lib/sync/use-waiting-count'
import { useOnline } from '@/lib/use-online'

const isReview = (one: Waiting) => isOf(givenReviews, one)
/** Activities that were saved or deleted, and mistakes that were got right or forgotten. */
const isChange = (one: Waiting) => [savedActivities, ...memoryMutations].some((kind) => isOf(kind, one))

/** Whether everything has reached the server, and where it is if not. */
export function SyncState() {
  const review = useTexts('review')
  const reviews = useWaitingCount(isReview)
  const changes = useWaitingCount(isChange)
  const isOnline = useOnline()
  if (reviews === undefined || changes === undefined) return null
  const lines = isOnline
    ? [reviews > 0 && review.sending(reviews), changes > 0 && review.sendingChanges(changes)]
    : [reviews > 0 && review.waitHere(reviews), changes > 0 && review.changesWait(changes)]
  const shown = lines.filter((line) => line !== false)
  const Sign = shown.length === 0 ? CloudCheck : isOnline ? CloudUpload : CloudOff
  return (
    <div role="status" className="flex items-center gap-2 text-sm text-ink-soft">
      <Sign size={16} aria-hidden className="shrink-0" />
      <div>
        {(shown.length > 0 ? shown : [review.allSent]).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
