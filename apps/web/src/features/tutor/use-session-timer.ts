import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createSessionTimer } from './session-timer'

function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds)
  return () => clearInterval(timer)
}

interface SessionEvents {
  /** Every 30 seconds of practice, and when the session pauses. */
  onSync: () => void
  /** The page is being closed. */
  onLeave: () => void
}

/**
 * Seconds of this session. It runs while the tutor is shown and the page is visible: leaving the tutor stops its
 * effects, and so pauses the session (requirement 2.54).
 */
export function useSessionTimer({ onSync, onLeave }: SessionEvents): number {
  const [seconds, setSeconds] = useState(0)
  const practised = useRef(0)
  const sync = useEffectEvent(onSync)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = createSessionTimer({
      initialSeconds: practised.current,
      now: () => performance.now(),
      every,
      onTick: (passed) => {
        practised.current = passed
        setSeconds(passed)
      },
      onSync: () => sync(),
    })
    const follow = () => (document.visibilityState === 'visible' ? timer.start() : timer.pause())
    const close = () => leave()
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', close)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', close)
      timer.pause()
    }
  }, [])
  return seconds
}
