import { useSyncExternalStore } from 'react'

/** A touch keyboard takes at least so much of the height, in CSS pixels; a browser's own bars take less. */
const leastKeyboard = 150

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  return () => viewport?.removeEventListener('resize', onChange)
}

/** A page that is zoomed in shows less of itself, too. */
function isOpen(): boolean {
  const viewport = window.visualViewport
  if (!viewport) return false
  return window.innerHeight - viewport.height * viewport.scale > leastKeyboard
}

/** Whether a touch keyboard lies over the page. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(subscribe, isOpen)
