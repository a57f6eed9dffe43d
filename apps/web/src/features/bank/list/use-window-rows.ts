import { useEffect, useRef, useState, type RefObject } from 'react'
import { drawnRows, rangeInWindow } from './window-rows'

interface WindowRows {
  /** The list, which is as high as all of its rows. */
  list: RefObject<HTMLDivElement | null>
  /** The places of the rows that are drawn. */
  drawn: number[]
  /** Brings a row into sight, also one that is not drawn yet. */
  scrollTo: (row: number) => void
}

/** Space that is kept clear above and below a row that is scrolled to: the top bar, and the bar of picked words. */
const margin = { top: 80, bottom: 160 }

/**
 * The rows of a long list that the window shows now: only they are drawn.
 * @param rowHeight in CSS pixels, the same for all rows
 * @param active a row that is always drawn, as the focus is in it
 */
export function useWindowRows(count: number, rowHeight: number, active: number): WindowRows {
  const list = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ first: 0, last: 24 })

  useEffect(() => {
    const measure = () => {
      if (!list.current) return
      const place = { listTop: list.current.getBoundingClientRect().top, windowHeight: window.innerHeight }
      const next = rangeInWindow(count, rowHeight, place)
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next))
    }
    measure()
    // What stands above the list may grow and shrink.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [count, rowHeight])

  const scrollTo = (row: number) => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top + row * rowHeight
    const above = top - margin.top
    const below = top + rowHeight - (window.innerHeight - margin.bottom)
    if (above < 0) window.scrollBy(0, above)
    else if (below > 0) window.scrollBy(0, below)
  }
  return { list, drawn: drawnRows(range, count, active), scrollTo }
}
