import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Around what is in view, where things are made ready before they are seen. */
const margin = '600px 0px'

/**
 * Whether an item of a scrolling list is in view or nearly so, or was once.
 * @param waits whether it matters; an item that does not wait is near at once
 */
export function useNearView<Item extends HTMLElement>(waits: boolean): [RefObject<Item | null>, boolean] {
  const item = useRef<Item>(null)
  const [isNear, setIsNear] = useState(!waits || !('IntersectionObserver' in globalThis))
  useEffect(() => {
    const element = item.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true))
      },
      { root: element.closest('[role=log]'), rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [item, isNear || !waits]
}
