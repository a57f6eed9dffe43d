import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<() => void>()

/**
 * Asks for the feedback form from wherever a page offers it.
 * @returns whether somebody was there to open it
 */
export function requestReport(): boolean {
  for (const listener of listeners) listener()
  return listeners.size > 0
}

/** Hears of it when the form is asked for. */
export function useReportRequests(onRequest: () => void): void {
  const hear = useEffectEvent(onRequest)
  useEffect(() => {
    const listener = () => hear()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
