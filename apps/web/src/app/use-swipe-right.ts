import { useRef, type TouchEvent } from 'react'

/** Pixels a finger must go to the right (requirement 9.8b). */
export const swipeThreshold = 50

interface Point {
  x: number
  y: number
}

/** Whether a finger went to the right by more than the threshold, and more across than along. */
export function isRightSwipe(from: Point, to: Point): boolean {
  const across = to.x - from.x
  return across > swipeThreshold && across > Math.abs(to.y - from.y)
}

/** Handlers that call back after a swipe to the right. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<Point>(undefined)
  const pointOf = ({ changedTouches }: TouchEvent): Point | undefined => {
    const touch = changedTouches.item(0)
    return touch ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = pointOf(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = pointOf(event)
      if (start.current && end && isRightSwipe(start.current, end)) onSwipe()
    },
  }
}
