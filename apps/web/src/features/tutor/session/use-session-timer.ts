import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createSessionTimer, type SessionTimer } from './session-timer'

function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds)
  return () => clearInterval(timer)
}

interface SessionEvents {
  /** Every 30 seconds of practice, and when the session pauses. */
  onSync: () => void
  /** Whether the learner has acted: before that the clock stands. */
  hasBegun?: boolean
  /** Whole seconds of it before the page was loaded anew. */
  earlierSeconds?: number
}

interface SessionClock {
  /** Whole seconds of this session. */
  seconds: number
  /** Ends the session: syncs, and stands at zero until `begin`. */
  end: () => void
  begin: () => void
}

/**
 * The clock of this session. It runs from the learner's first act while the tutor is shown and the page is visible: leaving
 * the tutor stops its effects, and so pauses the session (requirement 2.54).
 */
export function useSessionTimer({
  onSync,
  hasBegun = true,
  earlierSeconds = 0,
}: SessionEvents): SessionClock {
  const [seconds, setSeconds] = useState(earlierSeconds)
  const practised = useRef(earlierSeconds)
  const clock = useRef<SessionTimer>(undefined)
  const hasEnded = useRef(false)
  const isWaiting = useRef(!hasBegun)
  const sync = useEffectEvent(onSync)
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
    clock.current = timer
    const follow = () => {
      if (document.visibilityState !== 'visible') timer.pause()
      else if (!hasEnded.current && !isWaiting.current) timer.start()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      timer.pause()
    }
  }, [])
  useEffect(() => {
    isWaiting.current = !hasBegun
    if (!hasBegun) clock.current?.pause()
    else if (!hasEnded.current && document.visibilityState === 'visible') clock.current?.start()
  }, [hasBegun])
  return {
    seconds,
    end: () => {
      hasEnded.current = true
      clock.current?.stop()
    },
    begin: () => {
      hasEnded.current = false
      if (!isWaiting.current) clock.current?.start()
    },
  }
}
