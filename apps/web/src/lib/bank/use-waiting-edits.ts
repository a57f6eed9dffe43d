import { useEffect, useState } from 'react'
import { onOutboxChanged } from '@/lib/outbox/outbox-changes'
import { listQueued } from '@/lib/outbox/outbox-store'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'

/** How many changes of the bank wait for a connection; 0 while there is one, as they are on their way then. */
export function useWaitingEdits(): number {
  const { id } = useUser()
  const isOnline = useOnline()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const queued = isOnline ? [] : await listQueued(id)
      if (!isGone) setCount(queued.filter(({ entry }) => entry.kind === 'bank').length)
    }
    void look()
    const stop = onOutboxChanged(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [id, isOnline])
  return count
}
