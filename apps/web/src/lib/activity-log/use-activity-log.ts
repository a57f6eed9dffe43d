import { nextExpiry, type ActivityEntry } from '@lingarden/domain/activity-log'
import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '@/lib/session/session-provider'
import { expireActivityLog, onActivityLogChanged, readActivityLog } from './activity-log'

/** The learner's log in this browser, the newest entry first; what is pending too long fails before one's eyes. */
export function useActivityLog(): ActivityEntry[] {
  const { id } = useUser()
  const log = useSyncExternalStore(onActivityLogChanged, () => readActivityLog(id))
  useEffect(() => {
    const isPending = log.some(({ state }) => state === 'pending')
    if (!isPending) return undefined
    const wait = nextExpiry(log, Date.now()) ?? 0
    const timer = setTimeout(() => expireActivityLog(id), wait)
    return () => clearTimeout(timer)
  }, [id, log])
  return log
}
