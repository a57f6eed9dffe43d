import { useRef, type PointerEvent as ReactPointerEvent } from 'react'

/** What a half does when it is pressed down: it may be drawn onto its other half. */
export type HalfDrag = (event: ReactPointerEvent<HTMLElement>) => void

/** Pixels that a pointer moves before it draws; less is a press. */
const drawsFrom = 8

/**
 * Draws a half onto another by pointer or finger.
 * @param onJoin hears the places of the text and the meaning that were put together
 */
export function useHalfDrag(onJoin: (text: number, meaning: number) => void): HalfDrag {
  const end = useRef<() => void>(undefined)
  return ({ currentTarget: half, clientX, clientY, pointerId, button }) => {
    if (button !== 0) return
    end.current?.()
    let isDrawn = false

    function move(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      const [x, y] = [event.clientX - clientX, event.clientY - clientY]
      isDrawn ||= Math.hypot(x, y) >= drawsFrom
      if (!isDrawn) return
      // What lies below the pointer is what it is let go on.
      Object.assign(half.style, {
        translate: `${x}px ${y}px`,
        pointerEvents: 'none',
        zIndex: '1',
        position: 'relative',
      })
    }

    function drop(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      end.current?.()
      if (!isDrawn || event.type === 'pointercancel') return
      const target = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-side]')
      if (!target || target.dataset['side'] === half.dataset['side']) return
      const [text, meaning] = half.dataset['side'] === 'text' ? [half, target] : [target, half]
      onJoin(Number(text.dataset['place']), Number(meaning.dataset['place']))
    }

    end.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
      half.removeAttribute('style')
    }
    // A finger is held by what it came down on; let go, it tells what lies below.
    if (half.hasPointerCapture(pointerId)) half.releasePointerCapture(pointerId)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
  }
}
