import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { useTexts } from '@/i18n/texts'
import { useWaitingReviews } from '@/lib/review/use-waiting-reviews'
import { useOnline } from '@/lib/use-online'

/** Whether all reviews have reached the server, and where they are if not. */
export function SyncState() {
  const { review } = useTexts()
  const waiting = useWaitingReviews()
  const isOnline = useOnline()
  if (waiting === undefined) return null
  const Sign = waiting === 0 ? CloudCheck : isOnline ? CloudUpload : CloudOff
  const text = waiting === 0 ? review.allSent : isOnline ? review.sending(waiting) : review.waitHere(waiting)
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
      <Sign size={16} aria-hidden className="shrink-0" />
      {text}
    </p>
  )
}
