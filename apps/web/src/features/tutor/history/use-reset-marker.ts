import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { readResetMarker } from '@/lib/reset-navigation'

/** Calls back when the learner navigates to the tutor from within the tutor (requirement 2.47b). */
export function useResetMarker(restart: () => void): void {
  const { state } = useLocation()
  const timestamp = readResetMarker(state)?.timestamp
  // A marker that is there at the start was left by an earlier visit: a reload keeps the history entry's state.
  const handled = useRef(timestamp)
  const onReset = useEffectEvent(restart)
  useEffect(() => {
    if (timestamp === undefined || timestamp === handled.current) return
    handled.current = timestamp
    onReset()
  }, [timestamp])
}
