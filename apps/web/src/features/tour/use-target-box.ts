import { useEffect, useState } from 'react'
import type { Box } from './place-card'

/** Height of the bar that stays on top of every page. */
const barHeight = 64

function findTarget(name: string): HTMLElement | undefined {
  const named = document.querySelectorAll<HTMLElement>(`[data-tour="${name}"]`)
  // Pages that were visited before are kept, and hidden.
  return [...named].find((element) => element.getClientRects().length > 0)
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return top >= barHeight && bottom <= innerHeight
}

const isSame = (one: Box | undefined, other: Box) =>
  one?.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height

/**
 * Where something of the page stands on the screen, for as long as it is asked for; undefined while it is not there yet.
 * Pages load, move and scroll, so that it is looked at with each frame.
 */
export function useTargetBox(name: string): Box | undefined {
  const [found, setFound] = useState<{ name: string; box: Box }>()
  useEffect(() => {
    let frame = 0
    let isBrought = false
    const look = () => {
      frame = requestAnimationFrame(look)
      const target = findTarget(name)
      if (!target) return
      if (!isBrought && !isInSight(target.getBoundingClientRect()))
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
      isBrought = true
      const { left, top, width, height } = target.getBoundingClientRect()
      const box = { left, top, width, height }
      setFound((before) => (before?.name === name && isSame(before.box, box) ? before : { name, box }))
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [name])
  return found?.name === name ? found.box : undefined
}
