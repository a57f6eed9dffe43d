import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds after which somebody who waits should hear that the server is slow. */
const patience = 8000

/** Whether a page has been waiting for its first data for long. */
export function useIsSlow(): boolean {
  const client = useQueryClient()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const cache = client.getQueryCache()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const isWaiting = cache.getAll().some(isAwaited)
      if (isWaiting) timer ??= setTimeout(() => setIsSlow(true), patience)
      else {
        clearTimeout(timer)
        timer = undefined
        setIsSlow(false)
      }
    }
    look()
    const unsubscribe = cache.subscribe(look)
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [client])
  return isSlow
}

/** Something on the page needs it, it is being asked for, and there is nothing to show meanwhile. */
const isAwaited = (query: Query) =>
  query.state.data === undefined && query.state.fetchStatus === 'fetching' && query.isActive()
