/** A rectangle on the screen in CSS pixels, from its top left corner. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** Between the card and what it speaks of, and between the card and the edge of the screen. */
const gap = 16
const widest = 360

export interface CardPlace {
  left: number
  width: number
  /** From the top of the screen, or from its bottom, so that the card may be as high as its text. */
  top?: number
  bottom?: number
}

/**
 * Where the card stands: below what it speaks of, or above it, wherever there is more room; where there is none, or where
 * it speaks of nothing in sight, at the bottom of the screen.
 * @param needed height in pixels that the card wants
 */
export function placeCard(target: Box | undefined, screen: Size, needed: number): CardPlace {
  const width = Math.min(widest, screen.width - 2 * gap)
  if (!target) return { left: (screen.width - width) / 2, width, bottom: gap }
  const middle = target.left + target.width / 2
  const left = Math.min(Math.max(middle - width / 2, gap), screen.width - width - gap)
  const above = target.top - 2 * gap
  const below = screen.height - (target.top + target.height) - 2 * gap
  if (Math.max(above, below) < needed) return { left, width, bottom: gap }
  return below >= above
    ? { left, width, top: target.top + target.height + gap }
    : { left, width, bottom: screen.height - target.top + gap }
}
