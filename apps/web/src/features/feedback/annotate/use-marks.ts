import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { beginMark, extendMark, isVisible, movePoint, type Mark, type Point, type Tool } from './marks'

/** Shares of the canvas that an arrow key moves. */
const keySteps = 40

/**
 * The marks on a picture and how pointer and keys make them: arrows move, the space bar begins and ends a mark.
 */
export function useMarks(tool: Tool) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [open, setOpen] = useState<Mark>()
  const [cursor, setCursor] = useState<Point>()

  const finish = () => {
    if (open && isVisible(open)) setMarks([...marks, open])
    setOpen(undefined)
  }
  const pointerHandlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setCursor(undefined)
      setOpen(beginMark(tool, placeOf(event)))
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      if (open && !cursor) setOpen(extendMark(open, placeOf(event)))
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  }
  const onKeyDown = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const { width, height } = event.currentTarget
    const at = cursor ?? { x: width / 2, y: height / 2 }
    const moved = movePoint(at, event.key, Math.max(width, height) / keySteps, { width, height })
    if (!moved && event.key !== ' ') return
    event.preventDefault()
    setCursor(moved ?? at)
    if (moved && open) setOpen(extendMark(open, moved))
    if (!moved && open) finish()
    if (!moved && !open) setOpen(beginMark(tool, at))
  }
  return {
    marks: open ? [...marks, open] : marks,
    cursor,
    undo: () => {
      setOpen(undefined)
      setMarks(marks.slice(0, -1))
    },
    canvasHandlers: { ...pointerHandlers, onKeyDown },
  }
}

/** Where on the picture a pointer is, however large the canvas is shown. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * currentTarget.width,
    y: ((clientY - top) / height) * currentTarget.height,
  }
}
