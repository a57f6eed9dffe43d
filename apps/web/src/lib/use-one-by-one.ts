import { startTransition, useEffect, useState } from 'react'

/**
 * Counts up to a number, one for each time that the page has nothing else to do: what is mounted by it does not come all
 * at once, which would hold up a slow processor.
 */
export function useOneByOne(total: number): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setCount(count + 1)))
    return () => clearTimeout(timer)
  }, [count, total])
  return Math.min(count, total)
}
