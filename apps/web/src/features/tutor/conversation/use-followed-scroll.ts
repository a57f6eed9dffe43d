import { useEffect, useLayoutEffect, useRef, type UIEvent } from 'react'

/** Pixels from the end within which the list follows what is written. */
const nearEnd = 120

/** In a list as low as a phone on its side leaves it, what is said is worth more than the actions under it. */
function showEnd(element: HTMLElement) {
  element.scrollTop = element.scrollHeight
  const last = [...element.querySelectorAll('[data-message-type]')].at(-1)
  if (!last) return
  const hidden = element.getBoundingClientRect().top - last.getBoundingClientRect().top
  if (hidden > 0 && hidden < nearEnd && last.clientHeight < element.clientHeight) element.scrollTop -= hidden
}

/** Scrolls a list along with what is written at its end, unless the learner has scrolled back. */
export function useFollowedScroll() {
  const list = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const fromEnd = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    if (fromEnd.current !== undefined) {
      element.scrollTop = element.scrollHeight - fromEnd.current
      fromEnd.current = undefined
      // What was pressed may be gone now; the keyboard goes on from the list.
      element.focus({ preventScroll: true })
    } else if (isFollowing.current) showEnd(element)
  })
  // A touch keyboard leaves the list less of the screen without anything being written.
  useEffect(() => {
    const element = list.current
    if (!element) return
    const observer = new ResizeObserver(() => isFollowing.current && showEnd(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return {
    list,
    onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
      isFollowing.current = scrollHeight - scrollTop - clientHeight < nearEnd
    },
    /** Keeps what is in view where it is although something is about to appear before it. */
    keepPlace: () => {
      if (list.current) fromEnd.current = list.current.scrollHeight - list.current.scrollTop
    },
  }
}
