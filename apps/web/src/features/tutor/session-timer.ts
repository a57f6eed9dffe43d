import { useEffect, useState } from 'react'

/** Milliseconds of requirement 9.4a. */
export const timerTick = 1000
export const syncInterval = 30_000

/** Seconds as m:ss, or h:mm:ss from an hour on. */
export function formatDuration(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}

/**
 * Seconds of this session. It runs while the tutor is shown and the page is visible: leaving the tutor stops its
 * effects, and so the timer (requirement 2.54).
 */
export function useSessionTimer(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSeconds((before) => before + 1)
    }, timerTick)
    return () => clearInterval(timer)
  }, [])
  return seconds
}
