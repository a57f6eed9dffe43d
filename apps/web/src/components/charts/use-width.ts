import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** The width of an element in pixels, as it changes; 0 before it stands. */
export function useWidth<Target extends HTMLElement>(): [RefObject<Target | null>, number] {
  const target = useRef<Target>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return undefined
    const measure = () => setWidth(Math.round(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [target, width]
}
