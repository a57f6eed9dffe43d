import { useEffect, useState } from 'react'
import { onOutboxChanged } from '@/lib/outbox/outbox-changes'
import { listQueued } from '@/lib/outbox/outbox-store'
import { useUser } from '@/lib/session/session-provider'

/** How many reviews of the learner this browser has not sent yet; undefined until it has looked. */
export function useWaitingReviews(): number | undefined {
  const { id } = useUser()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const queued = await listQueued(id)
      if (!isGone) setCount(queued.filter(({ entry }) => entry.kind === 'review').length)
    }
    void look()
    const stop = onOutboxChanged(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [id])
  return count
}
