import type { Waiting } from '@lingarden/sync/mutation'
import { useEffect, useState } from 'react'
import { useUser } from '@/lib/session/session-provider'
import { queue } from './queue'

/**
 * How many mutations of the learner this browser has not sent yet; undefined until it has looked.
 * @param isCounted the same function at every call
 */
export function useWaitingCount(isCounted: (one: Waiting) => boolean): number | undefined {
  const { id } = useUser()
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const waiting = await queue.list(id)
      if (!isGone) setCount(waiting.filter(isCounted).length)
    }
    void look()
    const stop = queue.onChange(() => void look())
    return () => {
      isGone = true
      stop()
    }
  }, [id, isCounted])
  return count
}
