/** A place in the picture, in its pixels. */
export interface Point {
  x: number
  y: number
}

export const tools = ['draw', 'blur'] as const
export type Tool = (typeof tools)[number]

/** What is put on a picture: a line along points, or a rectangle between two corners that nobody can read any more. */
export type Mark = { tool: 'draw'; points: readonly Point[] } | { tool: 'blur'; from: Point; to: Point }

/** A mark that begins at a point. */
export function beginMark(tool: Tool, at: Point): Mark {
  return tool === 'draw' ? { tool, points: [at] } : { tool, from: at, to: at }
}

/** The mark led on to a point. */
export function extendMark(mark: Mark, to: Point): Mark {
  return mark.tool === 'draw' ? { ...mark, points: [...mark.points, to] } : { ...mark, to }
}

/** Whether a mark shows: a rectangle without an area is none. */
export function isVisible(mark: Mark): boolean {
  return mark.tool === 'draw' || (mark.from.x !== mark.to.x && mark.from.y !== mark.to.y)
}

/** The rectangle between two corners, whichever was first, on whole pixels. */
export function rectangleBetween(from: Point, to: Point) {
  const [left, right] = [Math.floor(Math.min(from.x, to.x)), Math.ceil(Math.max(from.x, to.x))]
  const [top, bottom] = [Math.floor(Math.min(from.y, to.y)), Math.ceil(Math.max(from.y, to.y))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Moves a point as an arrow key does, inside the picture; undefined for another key. */
export function movePoint(
  { x, y }: Point,
  key: string,
  step: number,
  size: { width: number; height: number },
) {
  const moves: Record<string, Point> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  }
  const move = moves[key]
  if (!move) return undefined
  return {
    x: Math.min(size.width, Math.max(0, x + move.x)),
    y: Math.min(size.height, Math.max(0, y + move.y)),
  }
}
