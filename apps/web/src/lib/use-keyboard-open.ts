import { useEffect, useSyncExternalStore } from 'react'

/** A touch keyboard takes at least so much of the height, in CSS pixels; a browser's own bars take less. */
const leastKeyboard = 150

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  return () => viewport?.removeEventListener('resize', onChange)
}

/** How much of the page a touch keyboard covers, in CSS pixels. A page that is zoomed in shows less of itself, too. */
function coveredHeight(): number {
  const viewport = window.visualViewport
  if (!viewport) return 0
  const covered = window.innerHeight - viewport.height * viewport.scale
  return covered > leastKeyboard ? covered : 0
}

/** Whether a touch keyboard lies over the page. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(subscribe, () => coveredHeight() > 0)

/**
 * Tells the styles how much a touch keyboard covers, as `--keyboard` and `data-keyboard` of the page: browsers lay a page out
 * as if none were there.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const page = document.documentElement
    const tell = () => {
      const covered = coveredHeight()
      page.style.setProperty('--keyboard', `${covered}px`)
      page.toggleAttribute('data-keyboard', covered > 0)
      // What is written in may lie below the keyboard now that the page is laid out anew.
      if (covered > 0)
        requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    }
    tell()
    const stop = subscribe(tell)
    return () => {
      stop()
      page.style.removeProperty('--keyboard')
      page.removeAttribute('data-keyboard')
    }
  }, [])
}
