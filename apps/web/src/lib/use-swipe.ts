import { useRef, type TouchEvent } from 'react'

/** Pixels a finger must go (requirement 9.8b). */
export const swipeThreshold = 50

export type SwipeDirection = 'left' | 'right' | 'down'

interface Point {
  x: number
  y: number
}

/** Whether a finger went in the direction by more than the threshold, and more that way than across it. */
export function isSwipe(direction: SwipeDirection, from: Point, to: Point): boolean {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const way = { left: -x, right: x, down: y }[direction]
  const across = Math.abs(direction === 'down' ? x : y)
  return way > swipeThreshold && way > across
}

/**
 * Handlers that call back after a swipe. Down only counts from the top of what scrolls: elsewhere it is how one scrolls
 * back.
 */
export function useSwipe(direction: SwipeDirection, onSwipe: () => void) {
  const start = useRef<Point>(undefined)
  const pointOf = ({ changedTouches }: TouchEvent): Point | undefined => {
    const touch = changedTouches.item(0)
    return touch ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      const isScrolled = direction === 'down' && event.currentTarget.scrollTop > 0
      start.current = isScrolled ? undefined : pointOf(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = pointOf(event)
      if (start.current && end && isSwipe(direction, start.current, end)) onSwipe()
    },
  }
}
