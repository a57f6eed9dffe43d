import { Children, useEffect, useState, type ReactNode } from 'react'
import { yieldControl } from '@/lib/yield-control'

/** Draws what stands in it one after the other, each in a task of its own, so that the page answers in between. */
export function InTurn({ children }: { children: ReactNode }) {
  const all = Children.toArray(children)
  const [shown, setShown] = useState(1)
  const isWhole = shown >= all.length
  useEffect(() => {
    if (isWhole) return undefined
    let isGone = false
    // What is drawn is shown before the next one begins.
    const showNext = async () => {
      await yieldControl()
      if (!isGone) setShown(shown + 1)
    }
    const frame = requestAnimationFrame(() => void showNext())
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [isWhole, shown])
  return all.slice(0, shown)
}
