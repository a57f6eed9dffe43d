import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'

/** Milliseconds without a request after which a page has what it asked for: one answer leads to the next request. */
const quiet = 100
/** Milliseconds after which nobody waits any longer. */
const patience = 3000

/** Whether the page has what it asked for when it opened; once true, it stays so. For what may come after that. */
export function useIsSettled(): boolean {
  const client = useQueryClient()
  // Without a connection nothing is asked that would be waited for.
  const [isSettled, setIsSettled] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (isSettled) return undefined
    // What comes then is drawn piece by piece, and holds up nobody who is typing already.
    const settle = () => startTransition(() => setIsSettled(true))
    const latest = setTimeout(settle, patience)
    let calm: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isQuiet = client.isFetching() === 0
      if (isQuiet) calm ??= setTimeout(settle, quiet)
      else if (calm !== undefined) {
        clearTimeout(calm)
        calm = undefined
      }
    }
    look()
    const unsubscribe = client.getQueryCache().subscribe(look)
    return () => {
      unsubscribe()
      clearTimeout(calm)
      clearTimeout(latest)
    }
  }, [client, isSettled])
  return isSettled
}
