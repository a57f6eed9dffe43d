import { useEffect, useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import type { OutboxEntry } from './entry'
import { onOutboxChanged } from './outbox-changes'
import { listQueued } from './outbox-store'

/**
 * How many entries of the learner this browser has not sent yet; undefined until it has looked.
 * @param isCounted the same function at every call
 */
export function useWaitingCount(isCounted: (entry: OutboxEntry) => boolean): number | undefined {
  const { id } = useUser()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const queued = await listQueued(id)
      if (!isGone) setCount(queued.filter(({ entry }) => isCounted(entry)).length)
    }
    void look()
    const stop = onOutboxChanged(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [id, isCounted])
  return count
}
