import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

/** What a drawing says of its parts: each is an element with a title. */
const partsOf = (drawing: Element): Element[] =>
  [...drawing.querySelectorAll('svg title')].flatMap(({ parentElement }) => parentElement ?? [])

const textOf = (part: Element | undefined): string | undefined =>
  part?.querySelector(':scope > title')?.textContent ?? undefined

/**
 * The hint of the part of a chart that a pointer, a finger or the arrow keys are on: a title alone is shown to a mouse
 * only. The handlers belong on what holds the drawing.
 */
export function useHints() {
  const [hint, setHint] = useState<string>()
  const chosen = useRef<Element>(undefined)

  function choose(part: Element | undefined) {
    chosen.current?.removeAttribute('data-chosen')
    chosen.current = part
    part?.setAttribute('data-chosen', '')
    setHint(textOf(part))
  }
  const chooseUnder = ({ target, currentTarget }: PointerEvent<HTMLElement>) => {
    const parts = partsOf(currentTarget)
    choose(parts.find((part) => part.contains(target as Element)))
  }
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const parts = partsOf(event.currentTarget)
    const place = chosen.current ? parts.indexOf(chosen.current) : -1
    const next = placeAfter(event.key, place, parts.length)
    if (next === undefined) return
    event.preventDefault()
    choose(parts[next])
  }
  return {
    hint,
    handlers: {
      onPointerMove: chooseUnder,
      onPointerDown: chooseUnder,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger leaves as it is lifted; what it chose is still to be read.
        if (pointerType === 'mouse') choose(undefined)
      },
      onKeyDown: chooseByKey,
      onBlur: () => choose(undefined),
    },
  }
}

/** Where a key leads from a place among so many; undefined where it leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return Math.min(count - 1, place + 1)
  // From nowhere one comes in at the end, where today is.
  if (key === 'ArrowLeft') return place < 0 ? count - 1 : Math.max(0, place - 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
