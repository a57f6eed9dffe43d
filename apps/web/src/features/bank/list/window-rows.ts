/** Rows of a list that are drawn: from the first up to, but without, the last. */
export interface RowRange {
  first: number
  last: number
}

/** Rows drawn above and below what is seen, so that none is missing while one scrolls. */
const overscan = 9
/** The range moves in steps of so many rows, so that most of the scrolling changes nothing. */
const step = 3

/**
 * Which rows of a list the window shows.
 * @param listTop where the list begins, in CSS pixels below the upper edge of the window; negative once it is scrolled
 */
export function rangeInWindow(
  count: number,
  rowHeight: number,
  { listTop, windowHeight }: { listTop: number; windowHeight: number },
): RowRange {
  const first = Math.floor(-listTop / rowHeight) - overscan
  const last = Math.ceil((windowHeight - listTop) / rowHeight) + overscan
  const clamp = (row: number) => Math.min(Math.max(row, 0), count)
  return { first: clamp(Math.floor(first / step) * step), last: clamp(Math.ceil(last / step) * step) }
}

/** The drawn rows by their places; one row is drawn wherever the window stands, as the focus is in it. */
export function drawnRows({ first, last }: RowRange, count: number, active: number): number[] {
  const drawn = Array.from(
    { length: Math.max(0, Math.min(last, count) - first) },
    (_, place) => first + place,
  )
  if (active >= count || drawn.includes(active)) return drawn
  return active < first ? [active, ...drawn] : [...drawn, active]
}
