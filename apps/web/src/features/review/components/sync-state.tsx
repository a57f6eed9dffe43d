import { CloudCheck, CloudOff, CloudUpload } from '@/icons/icons.ts'
import { useTexts } from '@/i18n/texts'
import { isOfMemory, type OutboxEntry } from '@/lib/outbox/entry'
import { useWaitingCount } from '@/lib/outbox/use-waiting-count'
import { useOnline } from '@/lib/use-online'

const isReview = ({ kind }: OutboxEntry) => kind === 'review'
/** Activities that were saved or deleted, and mistakes that were got right or forgotten. */
const isChange = (entry: OutboxEntry) => entry.kind === 'activity' || isOfMemory(entry)

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
