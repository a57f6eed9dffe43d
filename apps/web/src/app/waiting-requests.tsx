import { useTexts } from '@/i18n/texts'
import { useProfile } from '@/lib/profile/get-profile'

/** A small sign beside Friends where somebody would like to be one. */
export function WaitingRequests() {
  const shell = useTexts('shell')
  const count = useProfile().data?.friend_requests.length ?? 0
  if (count === 0) return null
  return (
    <span className="ml-1.5 inline-block size-2 rounded-full bg-blossom align-middle">
      <span className="sr-only">{shell.requestsWait}</span>
    </span>
  )
}
