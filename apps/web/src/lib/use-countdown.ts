import { useCallback, useSyncExternalStore } from 'react'

/** Seconds that are left until a time, in whole seconds upwards; 0 from then on, and where there is none. */
export function useCountdown(until: Date | undefined): number {
  const end = until?.getTime() ?? 0
  const secondsLeft = () => Math.max(0, Math.ceil((end - Date.now()) / 1000))
  const subscribe = useCallback(
    (tell: () => void) => {
      if (end <= Date.now()) return () => undefined
      const timer = setInterval(() => {
        if (Date.now() >= end) clearInterval(timer)
        tell()
      }, 1000)
      return () => clearInterval(timer)
    },
    [end],
  )
  return useSyncExternalStore(subscribe, secondsLeft)
}
