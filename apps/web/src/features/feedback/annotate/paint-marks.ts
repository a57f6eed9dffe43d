import { rectangleBetween, type Mark, type Point } from './marks'

/** Seen on every background: a strong line with a light edge. */
const lineColour = 'oklch(0.55 0.22 10)'
const edgeColour = 'oklch(1 0 0)'
/** Pixels that become one where a picture is blurred, at most; letters are smaller. */
const blockSize = 20

type Canvas = HTMLCanvasElement

/** Draws the picture with its marks, in the order they were made, over the whole canvas. */
export function paintMarks(canvas: Canvas, picture: ImageBitmap, marks: readonly Mark[]): void {
  const context = canvas.getContext('2d')
  if (!context) return
  context.drawImage(picture, 0, 0)
  for (const mark of marks) {
    if (mark.tool === 'blur') blur(context, rectangleBetween(mark.from, mark.to))
    else draw(context, mark.points)
  }
}

/** Shows where the keys draw; no part of the picture. */
export function paintCursor(canvas: Canvas, { x, y }: Point): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const radius = lineWidthOf(canvas) * 3
  for (const [colour, width] of [
    [edgeColour, 4],
    [lineColour, 2],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.stroke()
  }
}

const lineWidthOf = ({ width }: Canvas) => Math.max(3, width / 250)

function draw(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  const width = lineWidthOf(context.canvas)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [colour, lineWidth] of [
    [edgeColour, width * 1.8],
    [lineColour, width],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = lineWidth
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
    // A line that goes nowhere is a dot.
    if (points.length === 1 && points[0]) context.lineTo(points[0].x, points[0].y)
    context.stroke()
  }
}

/** Makes one pixel of many and stretches it again: what was there is gone, not merely hidden. */
function blur(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: ReturnType<typeof rectangleBetween>,
): void {
  if (width === 0 || height === 0) return
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.round(width / blockSize))
  small.height = Math.max(1, Math.round(height / blockSize))
  const smallContext = small.getContext('2d')
  if (!smallContext) return
  smallContext.imageSmoothingQuality = 'high'
  smallContext.drawImage(context.canvas, x, y, width, height, 0, 0, small.width, small.height)
  context.drawImage(small, 0, 0, small.width, small.height, x, y, width, height)
}
