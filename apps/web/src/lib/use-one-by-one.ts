import { startTransition, useEffect, useState } from 'react'
import { nextPaint } from './next-paint'

/**
 * Counts up to a number, one for each time that the page was painted: what is mounted by it does not come all at once, which
 * would hold up a slow processor.
 */
export function useOneByOne(total: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count >= total) return undefined
    let isCurrent = true
    void nextPaint().then(() => isCurrent && startTransition(() => setCount(count + 1)))
    return () => {
      isCurrent = false
    }
  }, [count, total])
  return Math.min(count, total)
}
